import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OwnAvailability } from '#schema/meetings/availability.ts'
import type { Entered, UnsavedHours } from '#schema/meetings/entered-hours.ts'
import { codeOf, dataOf, sentenceOf } from '#web/client/api.ts'
import { writerHere } from '#web/client/current-username.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { clockIn, deviceZone } from '#web/features/meetings/wall-clock.ts'
import { availabilityInputOf, enteredHoursOf, saysTheSame, troublesOf } from './entered-hours.ts'
import { readUnsavedHours, removeUnsavedHours, writeUnsavedHours } from './unsaved-hours.ts'

const hoursKey = [ownKey, 'availability']
/** The query key of the offered slots. */
export const offeredKey = [ownKey, 'offered']

const fieldsOf = (read: OwnAvailability) =>
  enteredHoursOf(read, clockIn(read.availability.timeZone, Date.now()).day, deviceZone())

/** Stored entries: restored into the fields, or set aside if the hours have changed since. */
function takenUp(read: OwnAvailability, kept: UnsavedHours | undefined) {
  const saved = fieldsOf(read)
  const isNew = (hours: Entered | null | undefined) => (hours && !saysTheSame(hours, saved) ? hours : null)
  const typed = isNew(kept?.typed)
  if (typed && kept?.basedOn === read.editedAt)
    return { entered: typed, aside: isNew(kept.aside), wasTakenUp: true }
  return { entered: saved, aside: typed ?? isNew(kept?.aside), wasTakenUp: false }
}

/**
 * The state of the hours' form: stores unsaved entries on this device, saves them over the version that was read,
 * and sets them aside if the hours were changed elsewhere.
 */
export function useHours(read: OwnAvailability) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [whose] = useState(writerHere)
  const [opened] = useState(() => takenUp(read, readUnsavedHours(whose)))
  const [base, setBase] = useState(read)
  const [entered, setEntered] = useState(opened.entered)
  const [aside, setAside] = useState(opened.aside)
  const [wasTakenUp, setTakenUp] = useState(opened.wasTakenUp)
  const [wasSaved, setSaved] = useState(false)
  /** After a save attempt every field shows its error. */
  const [wasTried, setTried] = useState(false)

  const saved = fieldsOf(base)
  const isChanged = !saysTheSame(entered, saved)
  // Saved in another window, with no entries in this one.
  if (read.editedAt !== base.editedAt && (read.editedAt ?? '') > (base.editedAt ?? '') && !isChanged) {
    setBase(read)
    setEntered(fieldsOf(read))
  }
  const [isKept, setKept] = useState(opened.wasTakenUp || opened.aside !== null)
  if (!isKept && (isChanged || aside)) setKept(true)
  useEffect(() => {
    // Leaves what another window has stored.
    if (!isKept) return
    if (isChanged || aside)
      writeUnsavedHours(whose, { basedOn: base.editedAt, typed: isChanged ? entered : null, aside })
    else removeUnsavedHours(whose)
  }, [isKept, isChanged, aside, entered, whose, base])

  function standsSaved(now: OwnAvailability, sent: Entered) {
    setBase(now)
    // Entries made during the save stay.
    setEntered((current) => (current === sent ? fieldsOf(now) : current))
    setTakenUp(false)
    setTried(false)
    setSaved(true)
    queryClient.setQueryData(hoursKey, now)
    void queryClient.invalidateQueries({ queryKey: offeredKey })
  }

  const troubles = troublesOf(entered)
  const call = useMutation({
    mutationFn: (sent: Entered) =>
      dataOf(
        api.meetings.availability.$put({
          json: { availability: availabilityInputOf(sent), basedOn: base.editedAt },
        }),
      ),
    onSuccess: standsSaved,
    onError: async (error, sent) => {
      console.error('The hours were not saved', error)
      if (codeOf(error) !== 'AVAILABILITY_CHANGED_ELSEWHERE') return
      const now = await dataOf(api.meetings.availability.$get()).catch(() => undefined)
      if (!now) return
      if (saysTheSame(sent, fieldsOf(now))) {
        // It was saved before, and the answer was lost.
        call.reset()
        return standsSaved(now, sent)
      }
      queryClient.setQueryData(hoursKey, now)
      setBase(now)
      setEntered(fieldsOf(now))
      setAside(sent)
      setTakenUp(false)
    },
  })

  return {
    entered,
    saved: base,
    isChanged,
    isSaving: call.isPending,
    /** Saved, and unchanged since. */
    isSaved: wasSaved && !isChanged,
    isSignedOut: codeOf(call.error) === 'SIGN_IN_FIRST',
    refusal: call.error
      ? sentenceOf(call.error, 'Your hours could not be saved just now. Please try again.')
      : '',
    change: (changes: Changes) => {
      setSaved(false)
      if (!call.isPending) call.reset()
      setEntered((current) => ({
        ...current,
        ...(typeof changes === 'function' ? changes(current) : changes),
      }))
    },
    /** A field's error, after a save attempt or once the field is filled in. */
    troubleOf: (field: string, isFilledIn = false) =>
      wasTried || isFilledIn ? troubles.get(field) : undefined,
    /** Saves the hours; false if there are errors, which are then shown. */
    save: (): boolean => {
      setTried(true)
      if (troubles.size === 0 && !call.isPending) call.mutate(entered)
      return troubles.size === 0
    },
    wasTakenUp: wasTakenUp && isChanged,
    /** Discards the entries. */
    leaveTyped: () => {
      setEntered(saved)
      setTakenUp(false)
      setTried(false)
      call.reset()
    },
    /** Entries set aside; null where there are none. */
    aside: aside && !saysTheSame(aside, entered) ? aside : null,
    putBack: () => {
      if (aside) setEntered(aside)
      setAside(null)
      call.reset()
    },
    leaveAside: () => {
      setAside(null)
      call.reset()
    },
  }
}
type Changes = Partial<Entered> | ((current: Entered) => Partial<Entered>)
export type HoursEditing = ReturnType<typeof useHours>
