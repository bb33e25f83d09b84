import { changedFields, type EnteredProfile, type EntryName, fieldText } from './entered.ts'
import type { StoredEdit } from './stored-edit.ts'

type Merged = {
  entered: EnteredProfile
  /** Fields that only the other device changed; its values are taken. */
  takenOver: EntryName[]
  /** Fields that both changed differently; the values typed here stay. */
  conflicts: EntryName[]
}

/** Merges entries based on `base` with the current profile. */
export function mergedInto(
  theirs: EnteredProfile,
  { base, mine }: { base: EnteredProfile; mine: EnteredProfile },
): Merged {
  const ofMine = changedFields(base, mine)
  const ofTheirs = changedFields(base, theirs)
  return {
    entered: { ...theirs, ...Object.fromEntries(ofMine.map((name) => [name, mine[name]])) },
    takenOver: ofTheirs.filter((name) => !ofMine.includes(name)),
    conflicts: ofTheirs.filter(
      (name) => ofMine.includes(name) && fieldText(mine, name) !== fieldText(theirs, name),
    ),
  }
}

/** Merges stored entries with the current profile; undefined where there is nothing new. */
export function mergedWithStored(now: EnteredProfile, stored: StoredEdit | undefined): Merged | undefined {
  if (!stored) return undefined
  const base = { ...now, ...stored.base }
  const merged = mergedInto(now, { base, mine: { ...base, ...stored.typed } })
  return changedFields(merged.entered, now).length ? { ...merged, takenOver: [] } : undefined
}
