import type { FormEvent } from 'react'
import { zoneTime } from '#schema/labels.ts'
import type { BookingAnswer } from '#schema/meetings/meetings.ts'
import { tryOut } from '#schema/try-out.ts'
import { RetentionLink } from '#web/features/privacy/data-consent.tsx'
import { readerOf } from '#web/features/privacy/reader-of.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { FieldError, TextArea, TextField } from '#web/ui/field.tsx'
import { goOnWithEnter } from '#web/ui/forms/go-on-with-enter.ts'
import type { Visit } from './brief.ts'
import { BriefField } from './brief-field.tsx'
import type { MeetingExpert } from './experts-time.tsx'
import { Hour } from './hour.tsx'
import { useBookingForm } from './use-booking-form.ts'
import { clockIn, writtenDate } from './wall-clock.ts'
import { useTimeZone } from './zones.ts'

/** Also whether an owner reads the messages. */
type BookedExpert = MeetingExpert & { hasOwner: boolean; isSample: boolean }
type Props = {
  expert: BookedExpert
  /** The chosen time, ISO. */
  start: string
  /** What the brief is made from. */
  visit: Visit
  /** Called with another time where the chosen one is taken. */
  onChoose: (start: string) => void
  /** Returns to all times. */
  onAll: () => void
  onBooked: (meeting: BookingAnswer) => void
  /** Called when nothing can be booked here any more. */
  onClosed: (sentence: string) => void
}

/** The form for a meeting at the chosen time: who asks, and about what. Entries stay until the meeting is booked. */
export function BookingForm({ expert, start, visit, onChoose, onAll, onBooked, onClosed }: Props) {
  const timeZone = useTimeZone()
  const form = useBookingForm({ profileUrl: expert.profileUrl, onBooked, onClosed })
  const { book, clearError, clearErrors, formError, isTimeGone, freeNext, isSending } = form
  const { day, time } = clockIn(timeZone, start)
  return (
    <form
      noValidate
      className="grid max-w-[34rem] gap-s5"
      onKeyDown={goOnWithEnter}
      onSubmit={(event) => book(event, { start, timeZone })}
      onInput={({ target }: FormEvent<HTMLFormElement>) => clearError((target as HTMLInputElement).name)}
    >
      {expert.isSample && <p className="text-label">{tryOut.meeting}</p>}
      <BookingFields expert={expert} visit={visit} form={form} />
      <div className="grid gap-s2">
        <p className="text-ink-soft text-label">
          Your name, your address and what you write here go to {readerOf(expert)}.
        </p>
        <RetentionLink of="writing" />
      </div>
      {formError && (
        <BookingError
          formError={formError}
          isTimeGone={isTimeGone}
          freeNext={freeNext}
          timeZone={timeZone}
          onAll={onAll}
          onChoose={(next) => {
            clearErrors()
            onChoose(next)
          }}
        />
      )}
      {!isTimeGone && (
        <Button
          type="submit"
          variant="main"
          disabled={isSending}
          className="justify-self-start max-sm:w-full"
        >
          {isSending ? 'Booking…' : `Book ${writtenDate(day)}, ${time}`}
        </Button>
      )}
    </form>
  )
}

function BookingFields({
  expert,
  visit,
  form: { booking, change, errors },
}: Pick<Props, 'expert' | 'visit'> & { form: ReturnType<typeof useBookingForm> }) {
  return (
    <>
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={120}
        required
        value={booking.name}
        onChange={({ target }) => change({ name: target.value })}
        error={errors.name}
      />
      <EmailField
        label="Your email address"
        name="email"
        required
        hint="The confirmation goes there, with a file for your calendar."
        value={booking.email}
        onChange={({ target }) => change({ email: target.value })}
        error={errors.email}
      />
      <TextArea
        label="What is it about?"
        name="about"
        rows={4}
        required
        dir="auto"
        value={booking.about}
        onChange={({ target }) => change({ about: target.value })}
        error={errors.about}
      />
      <BriefField
        expert={expert}
        visit={visit}
        isWanted={booking.withBrief}
        text={booking.brief}
        error={errors.brief}
        onChange={change}
      />
    </>
  )
}

/** Says why the booking failed; if the time is taken, offers the next free ones. */
function BookingError({
  formError,
  isTimeGone,
  freeNext,
  timeZone,
  onAll,
  onChoose,
}: Pick<Props, 'onAll' | 'onChoose'> & {
  formError: string
  isTimeGone: boolean
  freeNext: string[]
  timeZone: string
}) {
  return (
    <div className="grid gap-s3">
      <FieldError role="alert">{formError}</FieldError>
      {freeNext.length > 0 && (
        <div>
          <h3 id="instead">Free next</h3>
          <p className="text-ink-soft text-small">{zoneTime(timeZone)}</p>
          <ul aria-labelledby="instead" className="mt-s2 border-line border-b">
            {freeNext.map((start) => {
              const { day, time } = clockIn(timeZone, start)
              return (
                <li key={start} className="border-line border-t">
                  <button
                    type="button"
                    onClick={() => onChoose(start)}
                    className="group flex min-h-tap w-full items-baseline justify-between gap-s4 py-s2 text-left"
                  >
                    <span>{writtenDate(day)}</span>
                    <span className="font-serif text-madder-text text-title tabular-nums underline decoration-1 underline-offset-[0.22em] group-hover:decoration-2">
                      <Hour time={time} />
                    </span>
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      )}
      {isTimeGone && (
        <Button variant="quiet" className="justify-self-start" onClick={onAll}>
          See all free times
        </Button>
      )}
    </div>
  )
}
