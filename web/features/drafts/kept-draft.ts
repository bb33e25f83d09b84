import { useSyncExternalStore } from 'react'
import type { Draft } from '#schema/drafts/drafts.ts'

/** Where the browser keeps the saved profile (account spec, free preview and saved-profile page). */
const key = 'solutionProfile'

/** A profile as this device has it: `isYours` says whether this device may change it, `savedAt` is an ISO time. */
export type KeptOnDevice = { profile: Draft; isYours: boolean; savedAt: string }

let text: string | null | undefined
let kept: KeptOnDevice | undefined
const listeners = new Set<() => void>()

/** The profile that was saved or found on this device; undefined where there is none, or the browser keeps nothing. */
export function keptDraft(): KeptOnDevice | undefined {
  const now = stored()
  if (now !== text) {
    text = now
    kept = parsed(now)
  }
  return kept
}

/** Keeps it for the preview and for the next visit; other tabs see it too. */
export function keepOnDevice(profile: Draft, isYours: boolean): void {
  write(JSON.stringify({ profile, isYours, savedAt: new Date().toISOString() }))
}

export const forgetDraft = (): void => write(null)

/** `keptDraft`, in a component; it changes with every tab. */
export const useKeptDraft = () => useSyncExternalStore(onChange, keptDraft, () => undefined)

/** Where the browser keeps nothing, this tab remembers. */
let unkept: string | null = null
function stored(): string | null {
  try {
    return localStorage.getItem(key) ?? unkept
  } catch {
    return unkept
  }
}

function write(value: string | null): void {
  unkept = value
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
  for (const listener of listeners) listener()
}

const texts = [
  'fullName',
  'email',
  'problemSolved',
  'targetClient',
  'clientProblemsBefore',
  'deliverables',
  'industry',
  'businessArea',
  'experience',
] as const

function parsed(value: string | null): KeptOnDevice | undefined {
  try {
    const read: Partial<KeptOnDevice> | null = JSON.parse(value ?? 'null')
    const { profile, isYours = false, savedAt = '' } = read ?? {}
    const isWhole =
      Array.isArray(profile?.keySkills) && texts.every((name) => typeof profile[name] === 'string')
    return profile && isWhole ? { profile, isYours, savedAt } : undefined
  } catch {
    return undefined
  }
}

function onChange(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
