import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { onNextInput } from '#web/client/loading/hydrate-on-idle.tsx'
import { useHydrated } from '#web/client/loading/hydration.ts'
import { preparedPart } from '#web/client/loading/lazy-part.tsx'
import { useIsOnline } from '#web/client/use-is-online.ts'
import { freeTimesId, SlotPicker, type SlotView } from '#web/features/meetings/slot-picker.tsx'
import { SlotsPlaceholder } from '#web/features/meetings/slots-placeholder.tsx'
import { storedBooking } from '#web/features/meetings/stored-booking.ts'
import { deviceZone, writtenDate } from '#web/features/meetings/wall-clock.ts'
import { usePreventSelection } from '#web/ui/forms/second-press.ts'
import { LeaveMessageForm } from './leave-message-form.tsx'

// A phone's first question after its time zone holds it for a twelfth of a second, so it has its own task.
setTimeout(deviceZone)

const { Part: ChosenTime, prepare: prepareChosenTime } = preparedPart(
  async () => (await import('./chosen-time.tsx')).ChosenTime,
)
const { Part: Booked, prepare: prepareBooked } = preparedPart(
  async () => (await import('./booked-meeting.tsx')).BookedMeeting,
)
const prepareNextSteps = () => {
  if (!navigator.onLine) return
  void prepareChosenTime()
  void prepareBooked()
}

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
  usePreventSelection()
  const isHydrated = useHydrated()
  const [search, setSearch] = useSearchParams()
  const { hash } = useLocation()
  const [closed, setClosed] = useState<string>()
  useEffect(() => onNextInput(prepareNextSteps), [])
  const start = startIn(search)
  useFocusOnFreeTimes(start === undefined)
  if (!isHydrated) return <SlotsPlaceholder />
  const token = /^#booked=([\w-]{22})$/.exec(hash)?.[1]
  if (token)
    return (
      <Suspense fallback={<Loading />}>
        <Booked profile={profile} token={token} />
      </Suspense>
    )
  const { profileUrl, firstName } = profile
  if (closed)
    return <LeaveMessageForm profile={profile} why={closed} about={storedBooking(profileUrl).read().about} />
  const view = { from: dayIn(search, 'from'), day: dayIn(search, 'day') }
  const goTo = (shown: SlotView & { at?: string }, replace = false) =>
    setSearch(
      Object.entries(shown).flatMap(([name, value]) => (value ? [[name, value]] : [])) as [string, string][],
      { replace, preventScrollReset: true },
    )
  if (start)
    return (
      <Suspense fallback={<Loading />}>
        <ChosenTime
          profile={profile}
          start={start}
          onChoose={(at) => goTo({ ...view, at }, true)}
          onAll={() => goTo(view)}
          onClosed={setClosed}
        />
      </Suspense>
    )
  return (
    <SlotPicker
      expert={profile}
      view={view}
      onView={(next) => goTo(next, next.from === view.from)}
      onChoose={(at) => goTo({ ...view, at })}
      otherwise={(lastDay) =>
        lastDay ? (
          <LeaveMessageForm
            profile={profile}
            title="No time is free at the moment"
            why={`Until ${writtenDate(lastDay, { withYear: true })} ${firstName} has no hour that is free.`}
            about={storedBooking(profileUrl).read().about}
          />
        ) : (
          <LeaveMessageForm profile={profile} />
        )
      }
    />
  )
}

/** Leads on from a form that was left: its button, or the field that had the focus, is gone. */
function useFocusOnFreeTimes(areShown: boolean) {
  const wereShown = useRef(areShown)
  useLayoutEffect(() => {
    if (areShown && !wereShown.current && document.activeElement === document.body)
      document.getElementById(freeTimesId)?.focus()
    wereShown.current = areShown
  }, [areShown])
}

/** As tall as the window, so that the page stays where it is scrolled to. */
function Loading() {
  const isOnline = useIsOnline()
  return (
    <p role="status" className="min-h-dvh text-ink-soft">
      {isOnline ? 'Loading…' : 'You are offline. The form comes as soon as you are back.'}
    </p>
  )
}
