import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { meetingTerms } from '#schema/meetings/meeting-terms.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { useApi } from '#web/client/queries.ts'
import { useHydrated } from '#web/client/use-hydrated.ts'
import { BookingForm } from '#web/features/meetings/booking-form.tsx'
import { visitOf } from '#web/features/meetings/brief.ts'
import { HeldNote } from '#web/features/meetings/held-note.tsx'
import { keptBooking } from '#web/features/meetings/kept-booking.ts'
import { slotsQuery } from '#web/features/meetings/queries.ts'
import { SlotPicker, type SlotPlace } from '#web/features/meetings/slot-picker.tsx'
import { WaitingSlots } from '#web/features/meetings/waiting-slots.tsx'
import { deviceZone, minutesLater, writtenDate } from '#web/features/meetings/wall-clock.ts'
import { WrittenTime } from '#web/features/meetings/written-time.tsx'
import { Button } from '#web/ui/button.tsx'
import { useSelectingNothing } from '#web/ui/forms/second-press.ts'
import { Booked } from './booked.tsx'
import { LeaveMessage } from './leave-message.tsx'

// A phone's first question after its time zone holds it for a twelfth of a second: asked here, it has its own task.
deviceZone()

const dayPattern = /^\d{4}-\d\d-\d\d$/
const dayIn = (search: URLSearchParams, name: string) => {
  const day = search.get(name) ?? ''
  return dayPattern.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined
}
const startIn = (search: URLSearchParams) => {
  const start = search.get('at') ?? ''
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(start) && !Number.isNaN(Date.parse(start)) ? start : undefined
}

/** The steps of a booking: the time, the form, the confirmation. The step is in the address. */
export function OpenHours({ profile }: { profile: PublicProfile }) {
  useSelectingNothing()
  const isHydrated = useHydrated()
  const [search, setSearch] = useSearchParams()
  const { hash } = useLocation()
  const [closed, setClosed] = useState<string>()
  if (!isHydrated) return <WaitingSlots />
  const token = /^#booked=([\w-]{22})$/.exec(hash)?.[1]
  if (token) return <Booked profile={profile} token={token} />
  const { profileUrl, firstName } = profile
  if (closed)
    return <LeaveMessage profile={profile} why={closed} about={keptBooking(profileUrl).read().about} />
  const start = startIn(search)
  const place = { from: dayIn(search, 'from'), day: dayIn(search, 'day') }
  const goTo = (place: SlotPlace & { at?: string }, replace = false) =>
    setSearch(
      Object.entries(place).flatMap(([name, value]) => (value ? [[name, value]] : [])) as [string, string][],
      { replace, preventScrollReset: true },
    )
  if (start)
    return (
      <Writing
        profile={profile}
        start={start}
        onChoose={(at) => goTo({ ...place, at }, true)}
        onAll={() => goTo(place)}
        onClosed={setClosed}
      />
    )
  return (
    <SlotPicker
      met={profile}
      place={place}
      onPlace={(next) => goTo(next, next.from === place.from)}
      onChoose={(at) => goTo({ ...place, at })}
      otherwise={(lastDay) =>
        lastDay ? (
          <LeaveMessage
            profile={profile}
            title="No time is free at the moment"
            why={`Until ${writtenDate(lastDay, true)} every free hour of ${firstName}’s is taken.`}
            about={keptBooking(profileUrl).read().about}
          />
        ) : (
          <LeaveMessage profile={profile} />
        )
      }
    />
  )
}

type WritingProps = {
  profile: PublicProfile
  start: string
  onChoose: (start: string) => void
  onAll: () => void
  onClosed: (sentence: string) => void
}

/** The chosen time as a heading, its hold, and the form. */
function Writing({ profile, start, onChoose, onAll, onClosed }: WritingProps) {
  const navigate = useNavigate()
  const slots = useQuery(slotsQuery(useApi(), profile.profileUrl)).data
  return (
    <>
      <WrittenTime
        key={start}
        met={profile}
        start={start}
        end={slots && minutesLater(start, slots.length)}
        ownerZone={slots?.timeZone}
        isAnnounced
      />
      {slots && <p className="mt-s3">{meetingTerms(slots, profile.firstName, profile.isSample)}</p>}
      <div className="mt-s4 grid justify-items-start gap-s2">
        <HeldNote key={start} met={profile} start={start} />
        <Button variant="quiet" onClick={onAll}>
          Choose another time
        </Button>
      </div>
      <div className="mt-s6">
        <BookingForm
          met={profile}
          start={start}
          visit={visitOf(profile)}
          onChoose={onChoose}
          onAll={onAll}
          onClosed={onClosed}
          onBooked={({ token }) =>
            void navigate(
              { search: '', hash: `booked=${token}` },
              { replace: true, preventScrollReset: true },
            )
          }
        />
      </div>
    </>
  )
}
