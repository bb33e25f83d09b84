import { zoneTime } from '#schema/labels.ts'
import type { TimesOffer } from '#web/features/chat/message-list.tsx'
import { Hour } from '#web/features/meetings/hour.tsx'
import { clockIn, deviceZone, writtenDate } from '#web/features/meetings/wall-clock.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

type Props = { offer: TimesOffer; page: string; firstName: string }

/** The next free times by the visitor's clock; each opens the form of the booking page in a new tab. */
export function OfferedTimes({ offer: { meeting, nextOfferAt }, page, firstName }: Props) {
  if (nextOfferAt) return null
  const timeZone = deviceZone()
  const slots = meeting.slots ?? []
  return (
    <section className="mt-s3 grid gap-s1" aria-label={`Next free times of ${firstName}`}>
      {slots.length > 0 && (
        <>
          <ul className="border-line border-b">
            {slots.map((slot) => {
              const { day, time } = clockIn(timeZone, slot)
              return (
                <li
                  key={slot}
                  className="flex flex-wrap items-baseline justify-between gap-x-s4 border-line border-t"
                >
                  <p className="text-small">{writtenDate(day)}</p>
                  <Link
                    className="inline-flex min-h-tap min-w-tap items-center justify-end font-serif text-madder-text text-title tabular-nums"
                    to={`${page}?at=${encodeURIComponent(slot)}`}
                  >
                    <Hour time={time} />
                    <span className="sr-only">, {writtenDate(day)}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
          <p className="text-ink-soft text-small">{zoneTime(timeZone)}</p>
        </>
      )}
      <ButtonLink variant="quiet" to={page}>
        {slots.length > 0 ? 'Every free time' : `${firstName}’s booking page`}
      </ButtonLink>
    </section>
  )
}
