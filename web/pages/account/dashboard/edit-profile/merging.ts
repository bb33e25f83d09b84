import { changedFields, type FieldName, fieldText, type ProfileValues } from './profile-values.ts'
import type { StoredEdit } from './stored-edit.ts'

type Merged = {
  values: ProfileValues
  /** Fields that only the other device changed; its values are taken. */
  takenOver: FieldName[]
  /** Fields that both changed differently; the values typed here stay. */
  conflicts: FieldName[]
}

/** Merges entries based on `base` with the current profile. */
export function mergedInto(
  theirs: ProfileValues,
  { base, mine }: { base: ProfileValues; mine: ProfileValues },
): Merged {
  const ofMine = changedFields(base, mine)
  const ofTheirs = changedFields(base, theirs)
  return {
    values: { ...theirs, ...Object.fromEntries(ofMine.map((name) => [name, mine[name]])) },
    takenOver: ofTheirs.filter((name) => !ofMine.includes(name)),
    conflicts: ofTheirs.filter(
      (name) => ofMine.includes(name) && fieldText(mine, name) !== fieldText(theirs, name),
    ),
  }
}

/** Merges stored entries with the current profile; undefined where there is nothing new. */
export function mergedWithStored(now: ProfileValues, stored: StoredEdit | undefined): Merged | undefined {
  if (!stored) return undefined
  const base = { ...now, ...stored.base }
  const merged = mergedInto(now, { base, mine: { ...base, ...stored.typed } })
  return changedFields(merged.values, now).length ? { ...merged, takenOver: [] } : undefined
}
