import type { Ref } from 'react'
import { initialsOf, zoneTime } from '#schema/labels.ts'
import type { MeetingView } from '#schema/meetings/meetings.ts'
import { paths } from '#schema/paths.ts'
import { pictureShape } from '#schema/picture/shape.ts'
import { tryOut } from '#schema/try-out.ts'
import { deviceZone, wallClock } from '#web/features/meetings/wall-clock.ts'
import { useTimeZone, useZoneChoice } from '#web/features/meetings/zones.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'

type Props = { meeting: MeetingView; heading: Ref<HTMLHeadingElement> }

/** The hero of a meeting: the expert's picture, and the time in each zone. */
export function MeetingHero({ meeting, heading }: Props) {
  const { expert, side, guest, status, start, end, isOver } = meeting
  const { pictureSlug: slug, businessAreas: areas, skillCount } = expert
  const zone = useTimeZone()
  const begins = wallClock(start, zone)
  const isCancelled = status === 'cancelled'
  const columns = pictureShape(slug) === 'landscape' ? 'sm:grid-cols-[20rem_1fr]' : 'sm:grid-cols-[15rem_1fr]'
  return (
    <div className="room pt-20 pb-[clamp(3rem,5vw,5rem)]">
      <div
        className={`wide grid items-center gap-x-[clamp(2.5rem,6vw,6.5rem)] gap-y-s6 pt-[clamp(1rem,2.5vw,2.5rem)] ${columns}`}
      >
        <div className="lamp w-full max-sm:max-w-40">
          <Frame
            stage={isCancelled ? 2 : 3}
            picture={<WorkPicture work={{ slug, areas, skillCount }} />}
            signature={initialsOf(expert.name)}
          />
        </div>
        <div className="grid justify-items-start">
          <p className="text-lead text-room-soft" role="status">
            {statusText(meeting)}
          </p>
          <h1
            ref={heading}
            tabIndex={-1}
            className="mt-s2 text-[min(clamp(2.25rem,1.6rem+2.4vw,3.75rem),14vw)] outline-none"
          >
            <span className="sr-only">
              {side === 'visitor'
                ? `Your meeting with ${expert.name}, `
                : `Your meeting with ${guest.name}, `}
            </span>
            <time dateTime={start} className={isCancelled ? 'line-through decoration-1' : ''}>
              {begins.day}
            </time>
          </h1>
          <p className="mt-s3 font-serif text-[clamp(1.5rem,1.3rem+0.9vw,2.125rem)] leading-[1.2]">
            <span className={isCancelled ? 'line-through decoration-1' : ''}>
              {begins.hour} to {wallClock(end, zone).hour}
            </span>{' '}
            <span className="whitespace-nowrap font-sans text-label text-room-soft">({zoneTime(zone)})</span>
          </p>
          {!isCancelled && <OtherClocks meeting={meeting} />}
          {side === 'visitor' && !expert.isPublic ? (
            <p className="mt-s4 text-room-soft">
              {expert.name}’s page is not on view at the moment
              {status === 'booked' && !isOver && ', but your meeting stands'}.
            </p>
          ) : side === 'visitor' ? (
            <ButtonLink variant="quiet" to={paths.profile.href(expert.profileUrl)} className="mt-s4">
              {expert.name}’s profile
            </ButtonLink>
          ) : (
            expert.hasOwner && (
              <ButtonLink variant="quiet" to={paths.dashboard.href('meetings')} className="mt-s4">
                All your meetings
              </ButtonLink>
            )
          )}
          {expert.isSample && (
            <p className="mt-s3 border-current border-l-2 pl-s4">
              {isCancelled ? 'Sample profile' : tryOut.meeting}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

/** The time in the other side's zone and in this device's, where they differ, and the way to the zone of the mails. */
function OtherClocks({
  meeting: { side, expert, guest, start, timeZone, otherTimeZone },
}: {
  meeting: MeetingView
}) {
  const [zone, choose] = useZoneChoice()
  const device = deviceZone()
  const shown = wallClock(start, zone)
  const other = wallClock(start, otherTimeZone)
  const own = wallClock(start, timeZone)
  const here = wallClock(start, device)
  const otherName = side === 'visitor' ? expert.firstName : guest.name
  const offered = zone === timeZone ? device : timeZone
  return (
    <>
      {otherTimeZone !== timeZone && otherTimeZone !== zone && (
        <p className="mt-s3 text-room-soft">
          For {otherName} it begins at {other.hour}
          {other.day !== shown.day && ` on ${other.day}`} ({zoneTime(otherTimeZone)}).
        </p>
      )}
      {(zone !== timeZone || here.hour !== own.hour || here.day !== own.day) && (
        <p className="mt-s2 flex flex-wrap items-baseline gap-x-s3 text-room-soft">
          <span>
            {zone === timeZone
              ? `This device is in another time zone: it begins at ${here.hour} here (${zoneTime(device)}).`
              : `${side === 'visitor' ? 'It was booked' : 'You keep your hours'} in ${zoneTime(timeZone)}, and your mails name that time.`}
          </span>
          <Button variant="quiet" onClick={() => choose(offered)}>
            Show it in {zoneTime(offered)}
          </Button>
        </p>
      )}
    </>
  )
}

function statusText({ side, status, hasBegun, isOver, cancelledBy, expert, guest }: MeetingView): string {
  const [self, other] = side === 'visitor' ? [expert.name, expert.firstName] : [guest.name, guest.name]
  if (status === 'cancelled')
    return cancelledBy === side
      ? `You cancelled this meeting with ${self}`
      : `${other} cancelled this meeting`
  if (isOver) return `Your meeting with ${self} is over`
  return hasBegun ? `Your meeting with ${self} is going on` : `Your meeting with ${self}`
}
