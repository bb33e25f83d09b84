import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { zoneTime } from '#schema/labels.ts'
import { meetingTerms } from '#schema/meetings/meeting-terms.ts'
import type { SlotsAnswer } from '#schema/meetings/meetings.ts'
import { statusOf } from '#web/client/api.ts'
import { useHydrated } from '#web/client/loading/hydration.ts'
import { useApi } from '#web/client/queries.ts'
import { useIsOnline } from '#web/client/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useFocusAfterPress } from '#web/ui/forms/use-focus-after-press.ts'
import { daysOf } from './days.ts'
import { ExpertsTime, type MeetingExpert } from './experts-time.tsx'
import { Hour } from './hour.tsx'
import { serverSentence, slotsQuery } from './queries.ts'
import { DayList } from './slot-days.tsx'
import { SlotsPlaceholder } from './slots-placeholder.tsx'
import { clockIn, minutesLater, writtenDate } from './wall-clock.ts'
import { ZoneChoice } from './zone-choice.tsx'
import { useTimeZone } from './zones.ts'

/** The heading above all free times. */
export const freeTimesId = 'free-times'

/** The first of the shown days and the selected one, in the visitor's time zone. */
export type SlotView = { from?: string | undefined; day?: string | undefined }
type Props = {
  expert: MeetingExpert
  /** The other side of a booked meeting that is moved: their clock stands beside, and its terms are known. */
  otherSide?: { firstName: string; timeZone: string }
  view: SlotView
  onView: (view: SlotView) => void
  onChoose: (start: string) => void
  /** Shown when no time is free; `lastDay` is undefined where there are no open hours any more. */
  otherwise: (lastDay: string | undefined) => ReactNode
}

/** The free times of an expert in the visitor's time zone: the next one first, then day by day. For both doors. */
export function SlotPicker({ expert, ...rest }: Props) {
  const api = useApi()
  const isHydrated = useHydrated()
  const first = useQuery({ ...slotsQuery(api, expert.profileUrl), enabled: isHydrated })
  if (first.data) {
    const { isOpen, lastDay, slots, next } = first.data
    if (!isOpen || (!slots.length && !next)) return rest.otherwise(isOpen ? lastDay : undefined)
    return <Picker expert={expert} first={first.data} {...rest} />
  }
  if (first.isError && !first.isFetching) {
    // A page that was taken off view has no times; what is booked there stands.
    if (rest.otherSide && statusOf(first.error) === 404) return rest.otherwise(undefined)
    return <SlotsError error={first.error} onRetry={() => void first.refetch()} />
  }
  return <SlotsPlaceholder />
}

function Picker({ expert, otherSide, first, view, onView, onChoose }: Props & { first: SlotsAnswer }) {
  const api = useApi()
  const timeZone = useTimeZone()
  const later = useQuery({ ...slotsQuery(api, expert.profileUrl, view.from), enabled: Boolean(view.from) })
  const answer = view.from ? later.data : first
  const shown = answer && daysOf(answer, timeZone, !view.from)
  const begin = first.slots[0] && clockIn(timeZone, first.slots[0]).day
  // Up to the first free day, “earlier” leads to the view without a date.
  const earlier = shown?.earlier && begin && shown.earlier > begin ? shown.earlier : undefined
  const { target: heading, press } = useFocusAfterPress<HTMLHeadingElement>()
  const goTo = (from: string | undefined) => {
    press()
    onView({ from })
  }
  const expertProps = {
    expert: { ...expert, ...otherSide },
    ownerZone: otherSide?.timeZone ?? first.timeZone,
  }
  return (
    <>
      <NextFree {...expertProps} answer={first} onChoose={onChoose}>
        {!otherSide && <p className="mt-s3">{meetingTerms(first, expert)}</p>}
      </NextFree>
      <section aria-labelledby={freeTimesId} className="mt-s8">
        <div className="flex flex-wrap items-end justify-between gap-s4">
          <h2 id={freeTimesId} ref={heading} tabIndex={-1} className="outline-none">
            All free times
          </h2>
          <ZoneChoice className="w-full max-w-80" />
        </div>
        {shown ? (
          <div className="mt-s5" aria-busy={later.isPlaceholderData || undefined}>
            <DayList
              days={shown.days}
              timeZone={timeZone}
              {...expertProps}
              open={view.day}
              onOpen={(day) => onView({ ...view, day })}
              onChoose={onChoose}
            />
          </div>
        ) : later.isError && !later.isFetching ? (
          <SlotsError error={later.error} onRetry={() => void later.refetch()} />
        ) : (
          <SlotsPlaceholder isList />
        )}
        <div className="mt-s4 flex flex-wrap justify-between gap-x-s5">
          {view.from && (
            <Button variant="quiet" onClick={() => goTo(earlier)}>
              <ArrowLeft size={18} strokeWidth={1.75} aria-hidden /> Earlier days
            </Button>
          )}
          {shown?.later && (
            <Button variant="quiet" className="ml-auto" onClick={() => goTo(shown.later)}>
              Later days <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
            </Button>
          )}
        </div>
      </section>
    </>
  )
}

type NextProps = Pick<Props, 'expert' | 'onChoose'> & {
  ownerZone: string
  answer: SlotsAnswer
  children: ReactNode
}

function NextFree({ expert, ownerZone, answer, onChoose, children }: NextProps) {
  const timeZone = useTimeZone()
  const start = answer.slots[0] ?? answer.next
  if (!start) return null
  const { day, time } = clockIn(timeZone, start)
  const end = minutesLater(start, answer.length)
  return (
    <section aria-labelledby="next-free">
      <p className="text-ink-soft text-label">Next free</p>
      <h2 id="next-free" className="mt-s2">
        <span className="block text-head">{writtenDate(day)}</span>
        <span className="mt-s1 block text-[min(clamp(4.5rem,3rem+6vw,7rem),24vw)] leading-none tracking-display">
          <span className="sr-only">at </span>
          <Hour time={time} />
        </span>
      </h2>
      <p className="mt-s3">{zoneTime(timeZone)}</p>
      <ExpertsTime expert={expert} ownerZone={ownerZone} start={start} end={end} />
      {children}
      <Button variant="main" className="mt-s5 max-sm:w-full" onClick={() => onChoose(start)}>
        Take {time}
      </Button>
    </section>
  )
}

function SlotsError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isOnline = useIsOnline()
  return (
    <div className="grid justify-items-start gap-s4">
      <FieldError role="alert">
        {isOnline
          ? serverSentence(
              error,
              'We cannot look up the free times at the moment. Please try again in a minute.',
            )
          : 'You are offline. The free times come as soon as you are back.'}
      </FieldError>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
