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
  current: ProfileValues,
  { base, entered }: { base: ProfileValues; entered: ProfileValues },
): Merged {
  const changedHere = changedFields(base, entered)
  const changedElsewhere = changedFields(base, current)
  return {
    values: { ...current, ...Object.fromEntries(changedHere.map((name) => [name, entered[name]])) },
    takenOver: changedElsewhere.filter((name) => !changedHere.includes(name)),
    conflicts: changedElsewhere.filter(
      (name) => changedHere.includes(name) && fieldText(entered, name) !== fieldText(current, name),
    ),
  }
}

/** Merges stored entries with the current profile; undefined where there is nothing new. */
export function mergedWithStored(current: ProfileValues, stored: StoredEdit | undefined): Merged | undefined {
  if (!stored) return undefined
  const base = { ...current, ...stored.base }
  const merged = mergedInto(current, { base, entered: { ...base, ...stored.typed } })
  return changedFields(merged.values, current).length ? { ...merged, takenOver: [] } : undefined
}
