import { changedFields, type EnteredProfile, type EntryName, saidIn } from './entered.ts'
import type { KeptEdit } from './kept-edit.ts'

export type Merged = {
  entered: EnteredProfile
  /** What only the other device changed: taken over. */
  takenOver: EntryName[]
  /** What both changed, each in another way; here it stands as it was typed. */
  both: EntryName[]
}

/** A form that was typed over `base`, put over the profile as it is meanwhile. */
export function mergedInto(
  theirs: EnteredProfile,
  { base, mine }: { base: EnteredProfile; mine: EnteredProfile },
): Merged {
  const ofMine = changedFields(base, mine)
  const ofTheirs = changedFields(base, theirs)
  return {
    entered: { ...theirs, ...Object.fromEntries(ofMine.map((name) => [name, mine[name]])) },
    takenOver: ofTheirs.filter((name) => !ofMine.includes(name)),
    both: ofTheirs.filter((name) => ofMine.includes(name) && saidIn(mine, name) !== saidIn(theirs, name)),
  }
}

/** What was typed here before, over the profile as it is now; undefined where nothing was, or nothing of it is new. */
export function takenUp(now: EnteredProfile, kept: KeptEdit | undefined): Merged | undefined {
  if (!kept) return undefined
  const base = { ...now, ...kept.base }
  const merged = mergedInto(now, { base, mine: { ...base, ...kept.typed } })
  return changedFields(merged.entered, now).length ? { ...merged, takenOver: [] } : undefined
}
