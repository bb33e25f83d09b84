import { brand } from '#schema/brand.ts'
import { levels, plans, pounds, sprintCapacity } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { useHydrated } from '#web/client/loading/hydration.ts'
import { PageHead } from '#web/client/page-head.tsx'
import type { Screen } from '#web/client/screen.ts'
import { laterPrice } from '#web/features/levels/price.tsx'
import { LocalTime, writtenDay } from '#web/ui/local-time.tsx'
import { Countdown } from './countdown.tsx'
import { sprintStartQuery } from './queries.ts'
import { SeatsLeft } from './seats-left.tsx'
import { SprintLink } from './sprint-link.tsx'
import { useSprint } from './use-sprint.ts'

export const handle: Screen['handle'] = {
  masthead: 'over',
  prefetch: ({ api, queryClient }) => queryClient.prefetchQuery(sprintStartQuery(api)),
}

const [, { gives }] = levels
const price = pounds(plans.sprint.firstPayment)
const description = `${gives}, with a coach and at most ${sprintCapacity} who take part. ${price}, ${laterPrice('sprint')}. When the next sprint begins, and what is done on each day.`

// One text each: a second one beside it shifts when the font arrives.
const lead = `At most ${sprintCapacity} people and a coach. At the end each profile has its stories written, a method with a name, a scorecard, hours to book, and an agent that was taught.`

const SprintSections = hydrateOnIdle(async () => (await import('./sprint-sections.tsx')).SprintSections)

/** The sprint of level 2: its next start, the free places, and the link to book (account spec section 4, R12). */
export function Component() {
  const { sprint, seats, isFailed, aheadMs, ask } = useSprint()
  const soldOutSprint = seats?.left === 0 ? sprint?.number : undefined
  return (
    <>
      <PageHead
        title={`The sprint · ${brand.name}`}
        description={description}
        canonicalPath={paths.sprint.href()}
      />
      <div className="room pt-20 pb-[clamp(3rem,6vw,6rem)]">
        <div className="wide grid items-center gap-x-[clamp(2.5rem,6vw,6.5rem)] gap-y-s7 pt-[clamp(1.5rem,3vw,3rem)] md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <h1>
              Five days.
              <br />
              Ten works.
            </h1>
            <p className="mt-s5 max-w-[30em] text-lead">{lead}</p>
            <div className="mt-s6 min-h-40">
              {sprint && (
                <>
                  <Countdown until={sprint.startsAt} aheadMs={aheadMs} onEnd={ask} />
                  <p className="mt-s4 text-label">
                    The next sprint begins on <SprintStart at={sprint.startsAt} />
                  </p>
                </>
              )}
            </div>
            <SprintLink soldOutSprint={soldOutSprint} />
          </div>
          <SeatsLeft seats={seats} isFailed={isFailed} onRetry={ask} />
        </div>
      </div>
      <SprintSections soldOutSprint={soldOutSprint} />
    </>
  )
}

const londonHour = '12:30'

/** A sprint's start in London time and, if it differs, in the visitor's zone. */
function SprintStart({ at }: { at: string }) {
  const isHydrated = useHydrated()
  const start = new Date(at)
  const isElsewhere = isHydrated && start.toTimeString().slice(0, 5) !== londonHour
  return (
    <>
      {/* The day is the same in London and in UTC, in summer and winter. */}
      <time dateTime={at} className="font-bold">
        {`Tuesday ${writtenDay(at)}, ${londonHour} London time`}
      </time>
      {isElsewhere && (
        <span className="block text-room-soft">
          By your own clock: <LocalTime iso={at} withHour />
        </span>
      )}
    </>
  )
}
