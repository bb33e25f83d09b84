import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OwnAvailability } from '#schema/meetings/availability.ts'
import type { EnteredHours, UnsavedHours } from '#schema/meetings/entered-hours.ts'
import { codeOf, dataOf, sentenceOf } from '#web/client/api.ts'
import { currentUsername } from '#web/client/current-username.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { clockIn, deviceZone } from '#web/features/meetings/wall-clock.ts'
import { availabilityInputOf, hoursErrorsOf, hoursValuesOf, isSameHours } from './hours-values.ts'
import { storedHours } from './stored-hours.ts'

const hoursKey = [ownKey, 'availability']
/** The query key of the offered slots. */
export const offeredKey = [ownKey, 'offered']

const fieldsOf = (loaded: OwnAvailability) =>
  hoursValuesOf(loaded, clockIn(loaded.availability.timeZone, Date.now()).day, deviceZone())

/** Stored entries: restored into the fields, or kept as `mine` if the hours have changed since. */
function restoredFrom(loaded: OwnAvailability, stored: UnsavedHours | undefined) {
  const saved = fieldsOf(loaded)
  const ifNew = (hours: EnteredHours | null | undefined) =>
    hours && !isSameHours(hours, saved) ? hours : null
  const typed = ifNew(stored?.typed)
  if (typed && stored?.basedOn === loaded.editedAt)
    return { values: typed, mine: ifNew(stored.aside), wasRestored: true }
  return { values: saved, mine: typed ?? ifNew(stored?.aside), wasRestored: false }
}

/** Stores unsaved entries on this device, and removes them once there are none. */
function useStoredEntries(username: string | null, unsaved: UnsavedHours, wasStored: boolean) {
  const { basedOn, typed, aside } = unsaved
  const [isStored, setStored] = useState(wasStored)
  const hasEntries = typed !== null || aside !== null
  if (!isStored && hasEntries) setStored(true)
  useEffect(() => {
    // Leaves what another window has stored.
    if (!isStored) return
    if (hasEntries) storedHours.write(username, { basedOn, typed, aside })
    else storedHours.remove(username)
  }, [isStored, hasEntries, basedOn, typed, aside, username])
}

/** Saves hours over the version that was read; `onConflict` gets what was saved elsewhere meanwhile. */
function useSaveHours(
  basedOn: OwnAvailability['editedAt'],
  onSaved: (now: OwnAvailability, sent: EnteredHours) => void,
  onConflict: (now: OwnAvailability, sent: EnteredHours) => void,
) {
  const api = useApi()
  const call = useMutation({
    mutationFn: (sent: EnteredHours) =>
      dataOf(api.meetings.availability.$put({ json: { availability: availabilityInputOf(sent), basedOn } })),
    onSuccess: onSaved,
    onError: async (error, sent) => {
      console.error('The hours were not saved', error)
      if (codeOf(error) !== 'AVAILABILITY_CHANGED_ELSEWHERE') return
      const now = await dataOf(api.meetings.availability.$get()).catch(() => undefined)
      if (!now) return
      if (!isSameHours(sent, fieldsOf(now))) return onConflict(now, sent)
      // It was saved before, and the answer was lost.
      call.reset()
      onSaved(now, sent)
    },
  })
  return call
}

/**
 * The state of the hours' form: stores unsaved entries on this device, saves them over the version that was read,
 * and keeps them as `mine` if the hours were changed elsewhere.
 */
export function useHours(loaded: OwnAvailability) {
  const queryClient = useQueryClient()
  const [username] = useState(currentUsername)
  const [opened] = useState(() => restoredFrom(loaded, storedHours.read(username)))
  const [base, setBase] = useState(loaded)
  const [values, setValues] = useState(opened.values)
  const [mine, setMine] = useState(opened.mine)
  const [wasRestored, setRestored] = useState(opened.wasRestored)
  const [wasSaved, setSaved] = useState(false)
  /** After a save attempt every field shows its error. */
  const [wasTried, setTried] = useState(false)

  const saved = fieldsOf(base)
  const isChanged = !isSameHours(values, saved)
  // Saved in another window, with no entries in this one.
  if (loaded.editedAt !== base.editedAt && (loaded.editedAt ?? '') > (base.editedAt ?? '') && !isChanged) {
    setBase(loaded)
    setValues(fieldsOf(loaded))
  }
  useStoredEntries(
    username,
    { basedOn: base.editedAt, typed: isChanged ? values : null, aside: mine },
    opened.wasRestored || opened.mine !== null,
  )

  const call = useSaveHours(
    base.editedAt,
    (now, sent) => {
      setBase(now)
      // Entries made during the save stay.
      setValues((current) => (current === sent ? fieldsOf(now) : current))
      setRestored(false)
      setTried(false)
      setSaved(true)
      queryClient.setQueryData(hoursKey, now)
      void queryClient.invalidateQueries({ queryKey: offeredKey })
    },
    (now, sent) => {
      queryClient.setQueryData(hoursKey, now)
      setBase(now)
      setValues(fieldsOf(now))
      setMine(sent)
      setRestored(false)
    },
  )
  const errors = hoursErrorsOf(values)

  return {
    values,
    saved: base,
    isChanged,
    isSaving: call.isPending,
    /** Saved, and unchanged since. */
    isSaved: wasSaved && !isChanged,
    isSignedOut: codeOf(call.error) === 'SIGN_IN_FIRST',
    formError: call.error
      ? sentenceOf(call.error, 'Your hours could not be saved just now. Please try again.')
      : '',
    change: (changes: Changes) => {
      setSaved(false)
      if (!call.isPending) call.reset()
      setValues((current) => ({
        ...current,
        ...(typeof changes === 'function' ? changes(current) : changes),
      }))
    },
    /** A field's error, after a save attempt or once the field is filled in. */
    errorOf: (field: string, isFilledIn = false) => (wasTried || isFilledIn ? errors.get(field) : undefined),
    /** Saves the hours; false if there are errors, which are then shown. */
    save: (): boolean => {
      setTried(true)
      if (errors.size === 0 && !call.isPending) call.mutate(values)
      return errors.size === 0
    },
    wasRestored: wasRestored && isChanged,
    discardEntries: () => {
      setValues(saved)
      setRestored(false)
      setTried(false)
      call.reset()
    },
    /** Entries that hours changed elsewhere have replaced; null where there are none. */
    mine: mine && !isSameHours(mine, values) ? mine : null,
    restoreMine: () => {
      if (mine) setValues(mine)
      setMine(null)
      call.reset()
    },
    discardMine: () => {
      setMine(null)
      call.reset()
    },
  }
}
type Changes = Partial<EnteredHours> | ((current: EnteredHours) => Partial<EnteredHours>)
export type HoursEditing = ReturnType<typeof useHours>
