import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { zoneTime } from '#schema/labels.ts'
import { offeredInstead } from '#schema/meetings/meeting-options.ts'
import { type MeetingTerms, meetingTerms } from '#schema/meetings/meeting-terms.ts'
import type { BookingAnswer } from '#schema/meetings/meetings.ts'
import { paths, services } from '#schema/paths.ts'
import { tryOut } from '#schema/try-out.ts'
import { useApi } from '#web/client/queries.ts'
import { bookedSince } from '#web/features/meetings/booked-here.ts'
import { groupedBy } from '#web/features/meetings/days.ts'
import { Hour } from '#web/features/meetings/hour.tsx'
import { OtherCalendars } from '#web/features/meetings/other-calendars.tsx'
import { meetingQuery, slotsQuery } from '#web/features/meetings/queries.ts'
import { storedBooking } from '#web/features/meetings/stored-booking.ts'
import { clockIn, writtenDate, writtenMoment, writtenTime } from '#web/features/meetings/wall-clock.ts'
import { useTimeZone } from '#web/features/meetings/zones.ts'
import { ButtonLink, buttonLook } from '#web/ui/button.tsx'
import { useLazyDialog } from '#web/ui/dialog/dialog-button.tsx'
import type { ChatProfile } from '../chat-profile.ts'
import type { TimesOffer } from '../message-list.tsx'

type Props = TimesOffer & { profile: ChatProfile }

/**
 * The next free times by the visitor's clock, each of which opens the form (R16), or the meeting once one is
 * booked. Only the last offer is active.
 */
export function MeetingTimes({ booked, offeredAt, nextOfferAt, answer, ...offer }: Props) {
  // The booked meeting takes the focus: the pressed button is gone.
  const [wasBooked] = useState(Boolean(booked))
  const { profileUrl, isSample } = offer.profile
  const warning = isSample && !answer.includes(tryOut.meeting) && (
    <p className="text-small">{tryOut.meeting}</p>
  )
  const notes = { isSample, warning }
  if (booked) return <BookingNotice booked={booked} isNew={!wasBooked} {...notes} />
  const since = bookedSince(profileUrl, offeredAt)
  const outOfThem = since.find(({ at }) => !nextOfferAt || at < nextOfferAt)
  if (outOfThem) return <BookingNotice booked={outOfThem} isNew={false} {...notes} />
  return nextOfferAt ? <EarlierOffer booked={since[0]} /> : <Times {...offer} warning={warning} />
}

function EarlierOffer({ booked }: { booked: BookingAnswer | undefined }) {
  const timeZone = useTimeZone()
  const { data } = useQuery({ ...meetingQuery(useApi(), booked?.token ?? ''), enabled: Boolean(booked) })
  const meeting = data ?? booked
  // The answer has said that times stand below, and they do: another sentence would point there twice.
  if (!meeting || data?.status === 'cancelled') return null
  return (
    <p className="mt-s2 text-ink-soft text-small">
      You booked {writtenTime(timeZone, meeting.start, meeting.end)}.
    </p>
  )
}

/** That nobody will come to a sample, unless the answer has said so. */
type Warned = { warning: ReactNode }

function Times({
  profile,
  meeting,
  about,
  onBooked,
  warning,
}: Omit<Props, 'booked' | 'offeredAt' | 'nextOfferAt' | 'answer'> & Warned) {
  const { profileUrl, firstName, isSample } = profile
  const timeZone = useTimeZone()
  const [start, setStart] = useState('')
  // In a tab that was left open all times may have passed: then the current ones are fetched.
  const coming = meeting.slots?.filter((slot) => Date.parse(slot) > Date.now())
  const offered = coming?.length || !meeting.slots?.length ? coming : undefined
  const { data, isError } = useQuery({
    ...slotsQuery(useApi(), profileUrl),
    enabled: !offered,
  })
  const slots = offered ?? data?.slots.slice(0, offeredInstead)
  const terms = termsIn(data) ?? termsIn(meeting)
  const { press, prepare, shown } = useLazyDialog({
    load: () => import('./book-dialog.tsx'),
    // The dialog's code may be loaded before a time is pressed.
    dialog: ({ BookDialog }, state) =>
      start && (
        <BookDialog {...state} profile={profile} start={start} onStart={setStart} onBooked={onBooked} />
      ),
  })
  const choose = (slot: string) => {
    const booking = storedBooking(profileUrl)
    const values = booking.read()
    if (!values.about.trim()) booking.write({ ...values, about })
    setStart(slot)
    press()
  }
  if (!slots && !isError)
    return (
      <p role="status" className="mt-s2 text-ink-soft text-small">
        Looking up the free times…
      </p>
    )
  const days = groupedBy(slots ?? [], (slot) => clockIn(timeZone, slot).day)
  return (
    <section className="mt-s3 grid gap-s1" aria-label={`Next free times of ${firstName}`}>
      {days.size > 0 && <TimesByDay days={days} onPrepare={prepare} onChoose={choose} />}
      {terms && <p className="text-small">{meetingTerms(terms, { firstName, isSample })}</p>}
      {warning}
      <div className="flex flex-wrap items-center justify-between gap-x-s4">
        <p className="text-ink-soft text-small">
          {days.size > 0
            ? zoneTime(timeZone)
            : isError
              ? 'The free times cannot be looked up just now.'
              : 'No time is free at the moment.'}
        </p>
        <ButtonLink variant="quiet" to={paths.booking.href(profileUrl)}>
          {days.size > 0 ? 'All free times' : `${firstName}’s booking page`}
        </ButtonLink>
      </div>
      {shown}
    </section>
  )
}

function TimesByDay({
  days,
  onPrepare,
  onChoose,
}: {
  days: ReadonlyMap<string, string[]>
  /** Called when a time is about to be pressed. */
  onPrepare: () => void
  onChoose: (slot: string) => void
}) {
  const timeZone = useTimeZone()
  return (
    <ul className="border-line border-b">
      {[...days].map(([day, times]) => (
        <li key={day} className="flex flex-wrap items-baseline justify-between gap-x-s2 border-line border-t">
          <p className="text-small">{writtenDate(day)}</p>
          <ul className="ml-auto flex flex-wrap justify-end gap-x-s3">
            {times.map((slot) => (
              <li key={slot}>
                <button
                  type="button"
                  className="min-h-tap min-w-tap text-right font-serif text-madder-text text-title tabular-nums underline decoration-1 underline-offset-[0.22em] hover:decoration-2"
                  aria-haspopup="dialog"
                  onPointerEnter={onPrepare}
                  onFocus={onPrepare}
                  onClick={() => onChoose(slot)}
                >
                  <Hour time={clockIn(timeZone, slot).time} />
                  <span className="sr-only">, {writtenDate(day)}</span>
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** The terms of the meeting; none for an offer from before they were sent. */
const termsIn = ({ length, place }: Partial<MeetingTerms> = {}) =>
  length !== undefined && place ? { length, place } : undefined

/** Says that the meeting is booked and links to it; shows its present state if either side has moved or cancelled it. */
function BookingNotice({
  booked,
  isNew,
  isSample,
  warning,
}: Warned & { booked: BookingAnswer; isNew: boolean; isSample: boolean }) {
  const timeZone = useTimeZone()
  const { data } = useQuery(meetingQuery(useApi(), booked.token))
  const { start, end } = data ?? booked
  const isCancelled = data?.status === 'cancelled'
  const isOver = Date.parse(end) < Date.now()
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={isNew ? focus : undefined}
      className="mt-s3 grid justify-items-start gap-s2 border-ink border-l-2 pl-s4 outline-none"
    >
      <p>
        <b>{isCancelled ? 'Cancelled:' : 'Booked:'}</b> {writtenTime(timeZone, start, end)}.
      </p>
      {!isCancelled && warning}
      {!isCancelled && (
        <p className="text-ink-soft text-small">
          {isOver
            ? 'This time has passed.'
            : start === booked.start
              ? 'A mail is on its way to you, with a file for your calendar.'
              : 'It was moved since you booked it.'}
        </p>
      )}
      {data?.changeableUntil && !isCancelled && (
        <p className="text-ink-soft text-small">
          You can move or cancel it until {writtenMoment(timeZone, data.changeableUntil)}.
        </p>
      )}
      {data && !isCancelled && !isOver && !isSample && (
        <>
          <a
            href={`${services.api}/meetings/${booked.token}.ics`}
            download="meeting.ics"
            className={buttonLook('quiet')}
          >
            Calendar file (.ics)
          </a>
          <OtherCalendars meeting={data} />
        </>
      )}
      <ButtonLink variant="quiet" to={paths.meeting.href(booked.token)}>
        {isCancelled || isOver ? 'See the meeting' : 'See, move or cancel it'}
      </ButtonLink>
    </div>
  )
}

const focus = (notice: HTMLElement | null) => notice?.focus({ preventScroll: true })
