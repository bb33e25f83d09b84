import { type CalendarTime, lengthOf, type MomentOf, type Part, textOf, timesOf } from './events.ts'

const dayMs = 24 * 3600 * 1000
/** Of one series; what was changed before them is long ago. */
const mostChanges = 100

/** What was changed for an occurrence and all after it (RFC 5545, `RANGE=THISANDFUTURE`). */
export type LaterChange = {
  /** The occurrence from which on it stands. */
  at: CalendarTime
  /** The same by the clock of the series. */
  wall: number
  moment: number
  start: CalendarTime
  length: ReturnType<typeof lengthOf>
  /** Whether those after it block no more: they are cancelled, or come round by a rule of their own. */
  isEnd: boolean
}

export const isForLater = (event: Part) =>
  (event.lines.get('recurrence-id') ?? []).some(([, { range }]) => /^THISANDFUTURE$/i.test(String(range)))

/** Tells of a series its changes that stand for all after them, latest first; each name of a series is looked at once. */
export function laterChangesIn(
  events: readonly Part[],
  isBlocking: (event: Part) => boolean,
  momentOf: MomentOf,
) {
  const named = Map.groupBy(events.filter(isForLater), (event) => textOf(event, 'uid'))
  const known = new Map<string, LaterChange[]>()
  return (series: Part): LaterChange[] => {
    const uid = textOf(series, 'uid')
    const changes = known.get(uid) ?? changesOf(series, named.get(uid) ?? [], isBlocking, momentOf)
    known.set(uid, changes)
    return changes
  }
}

function changesOf(
  series: Part,
  events: readonly Part[],
  isBlocking: (event: Part) => boolean,
  momentOf: MomentOf,
): LaterChange[] {
  const [frame] = timesOf(series, 'dtstart')
  return events
    .flatMap((event) => {
      const [at] = timesOf(event, 'recurrence-id')
      if (!at || !frame) return []
      const [start = at] = timesOf(event, 'dtstart')
      const moment = momentOf(at)
      const isOwn = at.zone === frame.zone && at.isUtc === frame.isUtc
      return {
        ...{ at, moment, start, length: lengthOf(event, start, momentOf) },
        wall: isOwn || at.isDay ? at.wall : 2 * moment - momentOf({ ...frame, wall: moment }),
        isEnd: !isBlocking(event) || event.lines.has('rrule'),
      }
    })
    .sort((one, other) => other.moment - one.moment)
    .slice(0, mostChanges)
}

/** The change that stands for an occurrence, if any does. */
export const changeFor = (changes: readonly LaterChange[], time: CalendarTime, moment: number) =>
  changes.find(({ at, wall, moment: since }) =>
    time.isDay || at.isDay ? time.wall >= wall : moment >= since,
  )

/** An occurrence as a change has it: as far from the changed one as it was. */
export const changedBy = ({ start, wall }: LaterChange, time: CalendarTime): CalendarTime => ({
  ...start,
  wall: start.wall + time.wall - wall,
})

/** How much earlier and later than what is read occurrences can stand that changes bring into it. */
export const broughtIn = (changes: readonly LaterChange[]) => ({
  before: Math.max(
    0,
    ...changes.map(({ start, wall, length }) => start.wall - wall + length.days * dayMs + length.ms),
  ),
  after: Math.max(0, ...changes.map(({ start, wall }) => wall - start.wall)),
})
