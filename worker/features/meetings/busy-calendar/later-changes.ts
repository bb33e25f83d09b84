import { dayMs } from '#schema/durations.ts'
import {
  type CalendarComponent,
  type CalendarTime,
  lengthOf,
  type MomentOf,
  textOf,
  timesOf,
} from './events.ts'

/** For each series; earlier changes are long past. */
const maxChanges = 100

/** A change of an occurrence and all later ones (RFC 5545, `RANGE=THISANDFUTURE`). */
export type LaterChange = {
  /** The first occurrence that it changes. */
  at: CalendarTime
  /** The same in the series' wall time. */
  wall: number
  moment: number
  start: CalendarTime
  length: ReturnType<typeof lengthOf>
  /** Whether later occurrences no longer block: they are cancelled, or have a rule of their own. */
  isEnd: boolean
}

export const isForLater = (event: CalendarComponent) =>
  (event.lines.get('recurrence-id') ?? []).some(([, { range }]) => /^THISANDFUTURE$/i.test(String(range)))

/** The changes of a series to all later occurrences, latest first. */
export function laterChangesIn(
  events: readonly CalendarComponent[],
  isBlocking: (event: CalendarComponent) => boolean,
  momentOf: MomentOf,
) {
  const named = Map.groupBy(events.filter(isForLater), (event) => textOf(event, 'uid'))
  const cached = new Map<string, LaterChange[]>()
  return (series: CalendarComponent): LaterChange[] => {
    const uid = textOf(series, 'uid')
    const changes = cached.get(uid) ?? changesOf(series, named.get(uid) ?? [], isBlocking, momentOf)
    cached.set(uid, changes)
    return changes
  }
}

function changesOf(
  series: CalendarComponent,
  events: readonly CalendarComponent[],
  isBlocking: (event: CalendarComponent) => boolean,
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
        at,
        moment,
        start,
        length: lengthOf(event, start, momentOf),
        wall: isOwn || at.isDay ? at.wall : 2 * moment - momentOf({ ...frame, wall: moment }),
        isEnd: !isBlocking(event) || event.lines.has('rrule'),
      }
    })
    .sort((one, other) => other.moment - one.moment)
    .slice(0, maxChanges)
}

/** The change that applies to an occurrence; undefined where none does. */
export const changeFor = (changes: readonly LaterChange[], time: CalendarTime, moment: number) =>
  changes.find(({ at, wall, moment: since }) =>
    time.isDay || at.isDay ? time.wall >= wall : moment >= since,
  )

/** A changed occurrence, as far from the first changed one as before. */
export const changedBy = ({ start, wall }: LaterChange, time: CalendarTime): CalendarTime => ({
  ...start,
  wall: start.wall + time.wall - wall,
})

/** How much earlier and later an occurrence may be that a change moves into the range. */
export const broughtIn = (changes: readonly LaterChange[]) => ({
  before: Math.max(
    0,
    ...changes.map(({ start, wall, length }) => start.wall - wall + length.days * dayMs + length.ms),
  ),
  after: Math.max(0, ...changes.map(({ start, wall }) => wall - start.wall)),
})
