import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OwnAvailability } from '#schema/meetings/availability.ts'
import type { HoursValues, UnsavedHours } from '#schema/meetings/unsaved-hours.ts'
import { codeOf, dataOf, sentenceOf } from '#web/client/api.ts'
import { currentUsername } from '#web/client/current-username.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import {
  type Changes,
  edited,
  fieldsOf,
  type HoursState,
  hasChanges,
  isNewer,
  onceChangedElsewhere,
  onceSaved,
  openedState,
  withoutEntries,
} from './hours-state.ts'
import { availabilityInputOf, hoursErrorsOf, isSameHours } from './hours-values.ts'
import { storedHours } from './stored-hours.ts'

const hoursKey = [ownKey, 'availability']
/** The query key of the offered slots. */
export const offeredKey = [ownKey, 'offered']

/** Stores unsaved entries on this device, and removes them once there are none. */
function useStoredEntries(username: string | null, unsaved: UnsavedHours) {
  const { basedOn, typed, aside } = unsaved
  const hasEntries = typed !== null || aside !== null
  const [isStored, setStored] = useState(hasEntries)
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
  onSaved: (now: OwnAvailability, sent: HoursValues) => void,
  onConflict: (now: OwnAvailability, sent: HoursValues) => void,
) {
  const api = useApi()
  const call = useMutation({
    mutationFn: (sent: HoursValues) =>
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

/** The hours' form: its entries are stored on this device until they are saved over the version that was read. */
export function useHours(loaded: OwnAvailability) {
  const queryClient = useQueryClient()
  const [username] = useState(currentUsername)
  const [state, setState] = useState(() => openedState(loaded, storedHours.read(username)))
  const { base, values, replaced } = state
  const isChanged = hasChanges(state)
  // Saved in another window, with no entries in this one.
  if (isNewer(loaded, base) && !isChanged) setState({ ...state, base: loaded, values: fieldsOf(loaded) })
  useStoredEntries(username, { basedOn: base.editedAt, typed: isChanged ? values : null, aside: replaced })

  const call = useSaveHours(
    base.editedAt,
    (now, sent) => {
      setState((current) => onceSaved(current, now, sent))
      queryClient.setQueryData(hoursKey, now)
      void queryClient.invalidateQueries({ queryKey: offeredKey })
    },
    (now, sent) => {
      setState((current) => onceChangedElsewhere(current, now, sent))
      queryClient.setQueryData(hoursKey, now)
    },
  )
  const errors = hoursErrorsOf(values)
  const resetTo = (next: (current: HoursState) => HoursState) => {
    setState(next)
    call.reset()
  }

  return {
    values,
    saved: base,
    isChanged,
    isSaving: call.isPending,
    /** Saved, and unchanged since. */
    isSaved: state.wasSaved && !isChanged,
    isSignedOut: codeOf(call.error) === 'SIGN_IN_FIRST',
    formError: call.error
      ? sentenceOf(call.error, 'Your hours could not be saved just now. Please try again.')
      : '',
    change: (changes: Changes) => {
      setState((current) => edited(current, changes))
      if (!call.isPending) call.reset()
    },
    /** A field's error, after a save attempt or once the field is filled in. */
    errorOf: (field: string, isFilledIn = false) =>
      state.wasTried || isFilledIn ? errors.get(field) : undefined,
    /** Saves the hours; false if there are errors, which are then shown. */
    save: (): boolean => {
      setState((current) => ({ ...current, wasTried: true }))
      if (errors.size === 0 && !call.isPending) call.mutate(values)
      return errors.size === 0
    },
    wasRestored: state.wasRestored && isChanged,
    discardEntries: () => resetTo(withoutEntries),
    /** Entries that hours changed elsewhere have replaced; null where there are none. */
    replaced: replaced && !isSameHours(replaced, values) ? replaced : null,
    restoreReplaced: () =>
      resetTo((current) => ({ ...current, values: current.replaced ?? current.values, replaced: null })),
    discardReplaced: () => resetTo((current) => ({ ...current, replaced: null })),
  }
}
export type HoursEditing = ReturnType<typeof useHours>
