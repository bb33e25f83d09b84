import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { meetingTerms } from '#schema/meetings/meeting-terms.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { useApi } from '#web/client/queries.ts'
import { BookingForm } from '#web/features/meetings/booking-form.tsx'
import { visitOf } from '#web/features/meetings/brief.ts'
import { HoldNote } from '#web/features/meetings/hold-note.tsx'
import { slotsQuery } from '#web/features/meetings/queries.ts'
import { minutesLater } from '#web/features/meetings/wall-clock.ts'
import { WrittenTime } from '#web/features/meetings/written-time.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = {
  profile: PublicProfile
  start: string
  onChoose: (start: string) => void
  onAll: () => void
  onClosed: (sentence: string) => void
}

/** The chosen time as a heading, its hold, and the form. */
export function ChosenTime({ profile, start, onChoose, onAll, onClosed }: Props) {
  const navigate = useNavigate()
  const slots = useQuery(slotsQuery(useApi(), profile.profileUrl)).data
  return (
    <>
      <WrittenTime
        key={start}
        expert={profile}
        start={start}
        end={slots && minutesLater(start, slots.length)}
        ownerZone={slots?.timeZone}
        isAnnounced
      />
      {slots && <p className="mt-s3">{meetingTerms(slots, profile)}</p>}
      <div className="mt-s4 grid justify-items-start gap-s2">
        <HoldNote key={start} expert={profile} start={start} />
        <Button variant="quiet" onClick={onAll}>
          Choose another time
        </Button>
      </div>
      <div className="mt-s6">
        <BookingForm
          expert={profile}
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
