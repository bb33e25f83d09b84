import type { OwnAvailability } from '#schema/meetings/availability.ts'
import type { HoursValues, UnsavedHours } from '#schema/meetings/unsaved-hours.ts'
import { clockIn, deviceZone } from '#web/features/meetings/wall-clock.ts'
import { hoursValuesOf, isSameHours } from './hours-values.ts'

export type HoursState = {
  /** The saved hours that the entries are based on. */
  base: OwnAvailability
  values: HoursValues
  /** Entries that hours changed elsewhere have replaced. */
  replaced: HoursValues | null
  /** Whether the entries are those of an earlier visit. */
  wasRestored: boolean
  wasSaved: boolean
  /** After a save attempt every field shows its error. */
  wasTried: boolean
}
export type Changes = Partial<HoursValues> | ((current: HoursValues) => Partial<HoursValues>)

export const fieldsOf = (saved: OwnAvailability) =>
  hoursValuesOf(saved, clockIn(saved.availability.timeZone, Date.now()).day, deviceZone())

/** Stored entries: restored into the fields, or kept as `replaced` if the hours have changed since. */
export function openedState(base: OwnAvailability, stored: UnsavedHours | undefined): HoursState {
  const saved = fieldsOf(base)
  const ifNew = (hours: HoursValues | null | undefined) =>
    hours && !isSameHours(hours, saved) ? hours : null
  const typed = ifNew(stored?.typed)
  const aside = ifNew(stored?.aside)
  const fresh = { base, wasSaved: false, wasTried: false }
  return typed && stored?.basedOn === base.editedAt
    ? { ...fresh, values: typed, replaced: aside, wasRestored: true }
    : { ...fresh, values: saved, replaced: typed ?? aside, wasRestored: false }
}

export const hasChanges = ({ base, values }: HoursState) => !isSameHours(values, fieldsOf(base))

export const isNewer = (one: OwnAvailability, other: OwnAvailability) =>
  (one.editedAt ?? '') > (other.editedAt ?? '')

export const edited = (state: HoursState, changes: Changes): HoursState => ({
  ...state,
  values: { ...state.values, ...(typeof changes === 'function' ? changes(state.values) : changes) },
  wasSaved: false,
})

/** Entries made during the save stay. */
export const onceSaved = (state: HoursState, now: OwnAvailability, sent: HoursValues): HoursState => ({
  ...state,
  base: now,
  values: state.values === sent ? fieldsOf(now) : state.values,
  wasRestored: false,
  wasSaved: true,
  wasTried: false,
})

export const onceChangedElsewhere = (
  state: HoursState,
  now: OwnAvailability,
  sent: HoursValues,
): HoursState => ({ ...state, base: now, values: fieldsOf(now), replaced: sent, wasRestored: false })

export const withoutEntries = (state: HoursState): HoursState => ({
  ...state,
  values: fieldsOf(state.base),
  wasRestored: false,
  wasTried: false,
})
