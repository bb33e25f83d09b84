import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { zoneTime } from '#schema/labels.ts'
import { maxReasonLength } from '#schema/meetings/meeting-options.ts'
import type { MeetingView } from '#schema/meetings/meetings.ts'
import { paths } from '#schema/paths.ts'
import { sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { meetingQuery } from '#web/features/meetings/queries.ts'
import { wallClock } from '#web/features/meetings/wall-clock.ts'
import { useTimeZone } from '#web/features/meetings/zones.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { cancelMeeting } from './meeting-calls.ts'

/** The change that is open, or was dismissed. */
export type ChangeState = 'nothing' | 'cancelling' | 'moving' | 'cancelling-left' | 'moving-left'
type MeetingProps = { meeting: MeetingView; token: string }
type Props = MeetingProps & { changeState: ChangeState; onChangeState: (changeState: ChangeState) => void }

/** The name of the other side; the product's, if nobody owns the profile. */
function otherSide({ side, expert, guest }: MeetingView): string {
  if (side === 'owner') return guest.name
  if (!expert.hasOwner) return `the people who run ${brand.name}`
  return expert.isSample ? 'whoever looks after this sample' : expert.firstName
}

/** Moves and cancels until the notice period begins; after that says why not, and how to write instead. */
export function MeetingChanges({ meeting, token, changeState, onChangeState }: Props) {
  const [reason, setReason] = useState('')
  const { status, isOver, changeableUntil, side, expert } = meeting
  const zone = useTimeZone()
  if (status === 'cancelled' || isOver)
    return side === 'visitor' && expert.isPublic ? <BookAgainLink meeting={meeting} /> : null
  if (!changeableUntil) return <TooLateNotice meeting={meeting} />
  const until = wallClock(changeableUntil, zone)
  return (
    <section aria-labelledby="change">
      <h2 id="change">If it no longer suits</h2>
      <p className="text-ink-soft">
        {side === 'visitor'
          ? `Until ${until.hour} on ${until.day} (${zoneTime(zone)}) you can move or cancel it here. A mail tells ${otherSide(meeting)}.`
          : `Until it begins you can move or cancel it here. A mail tells ${otherSide(meeting)}.`}
      </p>
      {changeState === 'cancelling' ? (
        <CancellationForm
          {...{ meeting, token, reason }}
          onReasonChange={setReason}
          onLeave={() => onChangeState('cancelling-left')}
        />
      ) : (
        <div className="flex flex-wrap gap-s3">
          <Button
            key={changeState === 'moving-left' ? 'left' : 'move'}
            autoFocus={changeState === 'moving-left'}
            disabled={changeState === 'moving'}
            onClick={() => onChangeState('moving')}
          >
            {changeState === 'moving' ? 'Choosing another time…' : 'Move it'}
          </Button>
          <Button autoFocus={changeState === 'cancelling-left'} onClick={() => onChangeState('cancelling')}>
            Cancel the meeting
          </Button>
        </div>
      )}
    </section>
  )
}

/** Confirms the cancellation, and takes a reason for the other side. */
function CancellationForm({
  meeting,
  token,
  reason,
  onReasonChange,
  onLeave,
}: MeetingProps & { reason: string; onReasonChange: (reason: string) => void; onLeave: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => cancelMeeting(api, token, reason.trim()),
    onSuccess: (changed) => queryClient.setQueryData(meetingQuery(api, token).queryKey, changed),
    onError: (failure) => {
      console.error('The meeting was not cancelled', failure)
      void queryClient.invalidateQueries(meetingQuery(api, token))
    },
  })
  const other = otherSide(meeting)
  const form = useRef<HTMLDivElement>(null)
  // Above the bar that says that this page may be stale.
  useLayoutEffect(() => {
    if (error) form.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <div
      ref={form}
      role="alertdialog"
      aria-label="Cancel the meeting?"
      aria-describedby="cancelling"
      className="account-meeting-act"
      onKeyDown={({ key }) => key === 'Escape' && !isPending && onLeave()}
    >
      <p id="cancelling">
        Cancel this meeting? You and {other} each get a mail that takes it out of the calendar, and the hour
        can be booked by others.
      </p>
      <TextArea
        label="A reason (optional)"
        hint={`For ${other}.`}
        rows={2}
        dir="auto"
        maxLength={maxReasonLength}
        value={reason}
        onChange={({ target }) => onReasonChange(target.value)}
      />
      {error && <Notice>{sentenceOf(error, 'That did not work. Please try again later.')}</Notice>}
      <div className="flex flex-wrap items-center gap-s3">
        <Button variant="main" disabled={isPending} onClick={() => mutate()}>
          {isPending ? 'Cancelling…' : 'Yes, cancel it'}
        </Button>
        <Button autoFocus disabled={isPending} onClick={onLeave}>
          Keep the meeting
        </Button>
      </div>
    </div>
  )
}

function whatToDo({ expert, hasBegun }: MeetingView): string {
  if (expert.isSample) return `${hasBegun ? '' : '. '}Nobody waits for you: it is a try-out.`
  return hasBegun
    ? 'If you cannot come, please write, so that nobody waits for you.'
    : `: ${expert.firstName} asks to know earlier. Please write instead, so that nobody waits for you.`
}

/** Says that the notice period or the meeting has begun, and how to write to the other side. */
function TooLateNotice({ meeting }: { meeting: MeetingView }) {
  const { side, expert, guest, start, timeZone, hasBegun } = meeting
  const at = wallClock(start, timeZone)
  if (side === 'owner')
    return (
      <section aria-labelledby="change">
        <h2 id="change">If it no longer suits</h2>
        <p>
          It has begun, so it is no longer moved or cancelled here. Write to {guest.name}:{' '}
          <Link to={`mailto:${guest.email}`} className="text-madder-text">
            {guest.email}
          </Link>
        </p>
      </section>
    )
  return (
    <section aria-labelledby="change">
      <h2 id="change">If it no longer suits</h2>
      <p>
        {hasBegun
          ? 'The meeting is going on, so it is no longer moved or cancelled here. '
          : 'It is too close now to be moved or cancelled here'}
        {whatToDo(meeting)}
      </p>
      {expert.isPublic ? (
        <DialogButton
          className="justify-self-start"
          load={() => import('#web/features/questions/message-dialog.tsx')}
          dialog={({ MessageDialog }, state) => (
            <MessageDialog
              to={expert}
              question={`About our meeting on ${at.day} at ${at.hour} (${zoneTime(timeZone)}): `}
              {...state}
            />
          )}
        >
          Write to {expert.firstName}
        </DialogButton>
      ) : (
        <p>
          We pass it on:{' '}
          <Link to={`mailto:${contacts.support}`} className="text-madder-text">
            {contacts.support}
          </Link>
        </p>
      )}
    </section>
  )
}

/** The link to book another meeting. */
const BookAgainLink = ({ meeting: { expert, status } }: { meeting: MeetingView }) => (
  <section aria-labelledby="again">
    <h2 id="again">{status === 'cancelled' ? 'Another time' : 'Meet again'}</h2>
    <p className="text-ink-soft">{expert.firstName}’s page shows which hours are open now.</p>
    <ButtonLink
      variant="main"
      to={paths.booking.href(expert.profileUrl)}
      className="justify-self-start max-sm:w-full"
    >
      Book another meeting
    </ButtonLink>
  </section>
)
