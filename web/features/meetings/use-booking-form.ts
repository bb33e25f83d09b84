import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isEmail } from '#schema/email.ts'
import { maxAboutLength, maxBriefLength } from '#schema/meetings/meeting-options.ts'
import type { BookingAnswer } from '#schema/meetings/meetings.ts'
import { tooLong } from '#schema/text/too-long.ts'
import { CallFailed, dataOf, hasCode } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { useSendOnce } from '#web/client/use-send-once.ts'
import { visitReferrer } from '#web/client/visit-referrer.ts'
import { storeBooked } from './booked-here.ts'
import { changedSlots, holdKey } from './queries.ts'
import { type BookingValues, storedBooking } from './stored-booking.ts'

type Values = Pick<BookingValues, 'name' | 'email' | 'about' | 'brief'> & { start: string; timeZone: string }

/** The entries of a booking, stored as they are typed, and what sends them. */
export function useBookingForm({
  profileUrl,
  onBooked,
  onClosed,
}: {
  profileUrl: string
  onBooked: (meeting: BookingAnswer) => void
  onClosed: (sentence: string) => void
}) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [booking, setBooking] = useState(() => storedBooking(profileUrl).read())
  const change = (changes: Partial<BookingValues>) => {
    const changed = { ...booking, ...changes }
    setBooking(changed)
    storedBooking(profileUrl).write(changed)
  }
  const sending = useSendOnce<Values>(
    'booking',
    validate,
    async ({ brief, ...values }, bookingKey) => {
      const json = { profileUrl, ...values, bookingKey, ...(brief && { brief }), from: visitReferrer() }
      try {
        const meeting = await dataOf(api.meetings.$post({ json }))
        storedBooking(profileUrl).remove()
        storeBooked(profileUrl, meeting)
        onBooked(meeting)
      } catch (error) {
        if (hasCode(error, 'BOOKING_CLOSED')) onClosed(error.sentence)
        if (error instanceof CallFailed && isTimeGone(error.code)) {
          queryClient.setQueryData(holdKey(profileUrl, values.start), null)
        }
        throw error
      } finally {
        void queryClient.invalidateQueries(changedSlots(profileUrl))
      }
    },
    { last: booking.attempt, write: (attempt) => change({ attempt }) },
  )
  const { serverError } = sending
  return {
    ...sending,
    booking,
    change,
    book: (event: FormEvent<HTMLFormElement>, at: { start: string; timeZone: string }) => {
      const { name, email, about, withBrief, brief } = booking
      return sending.send(event, {
        name: name.trim(),
        email: email.trim(),
        about: about.trim(),
        brief: withBrief ? brief.trim() : '',
        ...at,
      })
    },
    isTimeGone: isTimeGone(serverError?.code),
    /** The next free times, where the chosen one is gone. */
    freeNext: (serverError?.details ?? []).flatMap(({ path, message }) => (path === 'next' ? [message] : [])),
  }
}

const isTimeGone = (code: string | undefined) => code === 'SLOT_TAKEN' || code === 'SLOT_NOT_OFFERED'

const validate = ({ name, email, about, brief }: Values) => ({
  ...(!name && { name: 'Please tell us your name.' }),
  ...(!isEmail(email.trim()) && { email: 'Please check the email address.' }),
  ...(!about && { about: 'Please say in a sentence what it is about.' }),
  ...(about.length > maxAboutLength && { about: tooLong(maxAboutLength, 'your message') }),
  ...(brief.length > maxBriefLength && { brief: tooLong(maxBriefLength, 'the brief') }),
})
