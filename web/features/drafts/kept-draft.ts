import { useSyncExternalStore } from 'react'
import type { Draft } from '#schema/drafts/drafts.ts'
import { kept } from '#web/client/kept.ts'

/** The profile stored on this device; `isYours` says whether this device may change it, `savedAt` is an ISO time. */
export type KeptDraft = { profile: Draft; isYours: boolean; savedAt: string }

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

/**
 * Local storage of the saved profile (account spec, free preview and saved-profile page); the tab's memory where
 * that fails.
 */
const device = kept(
  'solutionProfile',
  (stored: Partial<KeptDraft> | null): KeptDraft | undefined => {
    const { profile, isYours = false, savedAt = '' } = stored ?? {}
    const isWhole =
      Array.isArray(profile?.keySkills) && texts.every((name) => typeof profile[name] === 'string')
    return profile && isWhole ? { profile, isYours, savedAt } : undefined
  },
  { remembers: true },
)

/** The profile that was saved or found on this device; undefined where there is none, or the browser stores nothing. */
export const keptDraft = device.read

/** Stores a profile for the preview and the next visit, in every tab. */
export function keepDraft(profile: Draft, isYours: boolean): void {
  device.write({ profile, isYours, savedAt: new Date().toISOString() })
}

export const forgetDraft = device.remove

/** `keptDraft` as a hook; follows every tab. */
export const useKeptDraft = () => useSyncExternalStore(device.onChange, keptDraft, () => undefined)
