import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { zoneTime } from '#schema/labels.ts'
import { meetingTerms } from '#schema/meetings/meeting-terms.ts'
import type { BookingAnswer } from '#schema/meetings/meetings.ts'
import { paths } from '#schema/paths.ts'
import { useApi } from '#web/client/queries.ts'
import { BookingForm } from '#web/features/meetings/booking-form.tsx'
import { visitOf } from '#web/features/meetings/brief.ts'
import { HoldNote } from '#web/features/meetings/hold-note.tsx'
import { slotsQuery } from '#web/features/meetings/queries.ts'
import { storedBooking } from '#web/features/meetings/stored-booking.ts'
import { clockIn, writtenDate } from '#web/features/meetings/wall-clock.ts'
import { useTimeZone } from '#web/features/meetings/zones.ts'
import { MessageForm } from '#web/features/questions/message-form.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { useGoTo } from '#web/ui/use-go-to.ts'
import type { ChatProfile } from '../chat-profile.ts'

type Props = DialogState & {
  profile: ChatProfile
  start: string
  onStart: (start: string) => void
  onBooked: (meeting: BookingAnswer) => void
}

/** The booking form in a dialog over the conversation that led to it. */
export function BookDialog({ open, onOpenChange, profile, start, onStart, onBooked }: Props) {
  const goTo = useGoTo()
  const timeZone = useTimeZone()
  const [closed, setClosed] = useState<string>()
  const slots = useQuery(slotsQuery(useApi(), profile.profileUrl)).data
  const { day, time } = clockIn(timeZone, start)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={closed ? `Write to ${profile.firstName}` : `${writtenDate(day)}, ${time}`}
      description={
        closed ??
        [`A meeting with ${profile.name}. ${zoneTime(timeZone)}.`, slots && meetingTerms(slots, profile)]
          .filter(Boolean)
          .join(' ')
      }
    >
      {closed ? (
        <MessageForm to={profile} question={storedBooking(profile.profileUrl).read().about} />
      ) : (
        <div className="grid gap-s5">
          <HoldNote key={start} expert={profile} start={start} />
          <BookingForm
            expert={profile}
            start={start}
            visit={visitOf(profile)}
            onChoose={onStart}
            onAll={() => goTo(paths.booking.href(profile.profileUrl))}
            onClosed={setClosed}
            onBooked={(meeting) => {
              onOpenChange(false)
              onBooked(meeting)
            }}
          />
        </div>
      )}
    </Dialog>
  )
}
