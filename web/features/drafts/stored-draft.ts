import { useSyncExternalStore } from 'react'
import type { Draft } from '#schema/drafts/drafts.ts'
import { storedValue } from '#web/client/stored-value.ts'

/** The profile stored on this device; `isYours` says whether this device may change it, `savedAt` is an ISO time. */
export type StoredDraft = { profile: Draft; isYours: boolean; savedAt: string }

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
const device = storedValue(
  'solutionProfile',
  (stored: Partial<StoredDraft> | null): StoredDraft | undefined => {
    const { profile, isYours = false, savedAt = '' } = stored ?? {}
    const isComplete =
      Array.isArray(profile?.keySkills) && texts.every((name) => typeof profile[name] === 'string')
    return profile && isComplete ? { profile, isYours, savedAt } : undefined
  },
  { remembers: true },
)

/** The profile that was saved or found on this device; undefined where there is none, or the browser stores nothing. */
export const storedDraft = device.read

/** Stores a profile for the preview and the next visit, in every tab. */
export function storeDraft(profile: Draft, isYours: boolean): void {
  device.write({ profile, isYours, savedAt: new Date().toISOString() })
}

export const clearDraft = device.remove

/** `storedDraft` as a hook; follows every tab. */
export const useStoredDraft = () => useSyncExternalStore(device.onChange, storedDraft, () => undefined)
