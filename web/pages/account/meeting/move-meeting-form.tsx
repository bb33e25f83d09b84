import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import type { MeetingView } from '#schema/meetings/meetings.ts'
import { isClientError, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { changedSlots, meetingQuery, slotsQuery } from '#web/features/meetings/queries.ts'
import { SlotPicker, type SlotView } from '#web/features/meetings/slot-picker.tsx'
import { clockIn, minutesLater, writtenDate, writtenTime } from '#web/features/meetings/wall-clock.ts'
import { useTimeZone } from '#web/features/meetings/zones.ts'
import { Button } from '#web/ui/button.tsx'
import { isSecondPress } from '#web/ui/forms/second-press.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { moveMeeting } from './meeting-calls.ts'

type Props = { meeting: MeetingView; token: string; onLeave: () => void }

/** A choice of another free time for a booked meeting, which keeps its time until the new one is booked. */
export function MoveMeetingForm({ meeting, token, onLeave }: Props) {
  const { expert, side, guest } = meeting
  const [view, setView] = useState<SlotView>({})
  const [start, setStart] = useState<string>()
  const [formError, setFormError] = useState<string>()
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (!start) title.current?.focus()
  }, [start])
  return (
    <section aria-labelledby="moving" className="wide account-moving">
      <header className="grid justify-items-start gap-s3">
        <h2 id="moving" ref={title} tabIndex={-1} className="outline-none">
          Choose another time
        </h2>
        <p className="max-w-measure text-ink-soft">
          Your meeting stays where it is until the new time is taken. Then you and{' '}
          {side === 'visitor' ? expert.firstName : guest.name} each get a mail that moves it in the calendar.
        </p>
        <Button onClick={onLeave}>Keep the old time</Button>
      </header>
      {start ? (
        <MoveConfirmation
          meeting={meeting}
          token={token}
          start={start}
          onMoved={onLeave}
          onOther={(why) => {
            setFormError(why)
            setStart(undefined)
          }}
        />
      ) : (
        <div className="grid max-w-[44rem] gap-s6">
          {formError && <Notice>{formError}</Notice>}
          <div>
            <SlotPicker
              expert={expert}
              otherSide={{
                firstName: side === 'visitor' ? expert.firstName : guest.name,
                timeZone: meeting.otherTimeZone,
              }}
              view={view}
              onView={setView}
              onChoose={setStart}
              otherwise={() => (
                <p>No other time is free at the moment. The meeting stays where it is, or you cancel it.</p>
              )}
            />
          </div>
        </div>
      )}
    </section>
  )
}

/** Confirms the new time and moves the meeting; if that is refused, the free times are shown again. */
function MoveConfirmation({
  meeting: { start: from, end, expert },
  token,
  start,
  onMoved,
  onOther,
}: {
  meeting: MeetingView
  token: string
  start: string
  onMoved: () => void
  /** Called to choose another time, with the reason. */
  onOther: (why?: string) => void
}) {
  const api = useApi()
  const queryClient = useQueryClient()
  const timeZone = useTimeZone()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => moveMeeting(api, token, start),
    onSuccess: (moved) => {
      queryClient.setQueryData(meetingQuery(api, token).queryKey, moved)
      showToast({
        title: 'The meeting is moved',
        description: `It is now on ${writtenTime(timeZone, moved.start, moved.end)}. Both of you get a mail.`,
      })
      onMoved()
    },
    onError: (failure) => {
      console.error('The meeting was not moved', failure)
      if (isClientError(failure)) onOther(notMoved(failure))
      void queryClient.invalidateQueries(meetingQuery(api, token))
    },
    onSettled: () => void queryClient.invalidateQueries(changedSlots(expert.profileUrl)),
  })
  // Above the bar that says that this page may be stale.
  useLayoutEffect(() => {
    if (error) box.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  // Its expert may have changed how long a meeting is.
  const { data: offered } = useQuery(slotsQuery(api, expert.profileUrl))
  const length = offered?.length ?? (Date.parse(end) - Date.parse(from)) / 60_000
  const { day, time } = clockIn(timeZone, start)
  return (
    <div ref={box} tabIndex={-1} className="account-meeting-act max-w-[44rem] outline-none">
      <p>
        It is now on {writtenTime(timeZone, from, end)}.
        <br />
        Its new time: <b>{writtenTime(timeZone, start, minutesLater(start, length))}</b>
      </p>
      {error && <Notice>{notMoved(error)}</Notice>}
      <div className="flex flex-wrap gap-s3">
        <Button
          variant="main"
          className="max-sm:w-full"
          disabled={isPending}
          onClick={(press) => !isSecondPress(press) && mutate()}
        >
          {isPending ? 'Moving…' : `Move it to ${writtenDate(day)}, ${time}`}
        </Button>
        <Button disabled={isPending} onClick={() => onOther()}>
          Another time
        </Button>
      </div>
    </div>
  )
}

const notMoved = (failure: unknown) => sentenceOf(failure, 'It was not moved. Please try again later.')
