import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { brand } from '#schema/brand.ts'
import type { MeetingView } from '#schema/meetings/meetings.ts'
import { paths, services } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { useApi } from '#web/client/queries.ts'
import { OtherCalendars } from '#web/features/meetings/other-calendars.tsx'
import { meetingQuery, serverSentence, slotsQuery } from '#web/features/meetings/queries.ts'
import { writtenMoment } from '#web/features/meetings/wall-clock.ts'
import { WrittenTime } from '#web/features/meetings/written-time.tsx'
import { Button, ButtonLink, buttonLook } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'

/** The booked meeting: its time in both zones, its place, what is mailed, and what can be done. */
export function BookedMeeting({ profile, token }: { profile: PublicProfile; token: string }) {
  const api = useApi()
  const { data, error, isFetching, refetch } = useQuery(meetingQuery(api, token))
  const slots = useQuery(slotsQuery(api, profile.profileUrl)).data
  if (data?.status === 'cancelled')
    return (
      <>
        <h2 id="hours">This meeting was cancelled</h2>
        <p className="mt-s4">
          <ButtonLink to={paths.booking.href(profile.profileUrl)}>Book another one</ButtonLink>
        </p>
      </>
    )
  return (
    <>
      <p role="status" className="mb-s3 text-lead">
        {profile.isSample
          ? `Your try-out meeting with ${profile.name} is booked. Nobody will come.`
          : `Your meeting with ${profile.name} is booked`}
      </p>
      {data ? (
        <MeetingDetails meeting={data} profile={profile} ownerZone={slots?.timeZone} />
      ) : error && !isFetching ? (
        <div className="mt-s4 grid justify-items-start gap-s4">
          <FieldError role="alert">
            {serverSentence(error, 'It is booked, but we cannot show it here at the moment.')}
          </FieldError>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      ) : (
        <div aria-hidden className="raking mt-s3 aspect-auto h-20 w-4/5 border-0" />
      )}
      <div className="mt-s6 flex flex-wrap items-center gap-s3 max-sm:*:w-full">
        <a
          className={buttonLook('main')}
          href={`${services.api}/meetings/${token}.ics`}
          download={`meeting-${profile.profileUrl}.ics`}
        >
          <CalendarPlus size={18} strokeWidth={1.75} aria-hidden />
          Add it to your calendar
        </a>
        <ButtonLink to={paths.meeting.href(token)}>See, move or cancel it</ButtonLink>
      </div>
      {data && !profile.isSample && (
        <div className="mt-s4">
          <OtherCalendars meeting={data} />
        </div>
      )}
    </>
  )
}

const row = 'grid gap-x-s5 border-line border-t py-s4 last:border-b sm:grid-cols-[7rem_minmax(0,1fr)]'

function MeetingDetails({
  meeting: { start, end, place, guest, changeableUntil, timeZone },
  profile,
  ownerZone,
}: {
  meeting: MeetingView
  profile: PublicProfile
  ownerZone: string | undefined
}) {
  const { firstName, hasOwner, isSample } = profile
  return (
    <>
      <WrittenTime expert={profile} start={start} end={end} ownerZone={ownerZone} isAnnounced />
      <dl className="mt-s6 max-w-[34rem]">
        <div className={row}>
          <dt className="text-ink-soft text-label">Where</dt>
          <dd>
            {isSample ? (
              'Nowhere: it is a try-out.'
            ) : place.kind === 'link' ? (
              <a href={place.text} rel="noopener">
                {place.text}
              </a>
            ) : place.kind === 'phone' ? (
              <>
                By telephone, <a href={`tel:${place.text.replace(/[^+\d]/g, '')}`}>{place.text}</a>
              </>
            ) : (
              `${firstName} tells you by mail how you meet`
            )}
          </dd>
        </div>
        {changeableUntil && (
          <div className={row}>
            <dt className="text-ink-soft text-label">Changing it</dt>
            <dd>You can move or cancel it until {writtenMoment(timeZone, changeableUntil)}.</dd>
          </div>
        )}
        <div className={row}>
          <dt className="text-ink-soft text-label">By mail</dt>
          <dd>
            A confirmation is on its way to {guest.email}, with a file for your calendar and the link by which
            you can move or cancel. {hasOwner ? firstName : `The people who run ${brand.name}`}{' '}
            {hasOwner ? 'is' : 'are'} told, too.
          </dd>
        </div>
      </dl>
    </>
  )
}
