import ICAL from 'ical.js'
import { dayMs, hourMs } from '#schema/durations.ts'
import { lookUp } from '#schema/look-up.ts'

/** The steps and occurrences that one calendar may cost, used up as rules are followed. */
export type Budget = { steps: number; occurrences: number; isSpent: boolean }
export const fullBudget = (): Budget => ({ steps: 400_000, occurrences: 20_000, isSpent: false })

const maxSteps = 60_000
const maxOccurrences = 5000

/** The steps of rules whose start can be moved forward without changing what follows. */
const stepMs: Record<string, number> = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: hourMs,
  DAILY: dayMs,
  WEEKLY: 7 * dayMs,
}

const stepMonths: Record<string, number> = { MONTHLY: 1, YEARLY: 12 }

/** Stops following a rule. */
class Ended extends Error {}

class BoundedRule extends ICAL.Recur {
  steps = maxSteps
  lastYear = 0
}

/** Limits ical.js, which follows rules without an end for ever. */
class BoundedIterator extends ICAL.RecurIterator {
  private spend(steps = 1) {
    const rule = this.rule as BoundedRule
    rule.steps -= steps
    if (!(rule.steps > 0)) throw new Ended()
  }
  override check_contracting_rules() {
    this.spend()
    if (this.last.year > (this.rule as BoundedRule).lastYear) throw new Ended()
    return super.check_contracting_rules()
  }
  override expand_year_days(year: number) {
    this.spend(10)
    if (year > (this.rule as BoundedRule).lastYear) throw new Ended()
    return super.expand_year_days(year)
  }
  override increment_monthday(days: number) {
    this.spend(days)
    return super.increment_monthday(days)
  }
  override increment_month() {
    this.spend()
    return super.increment_month()
  }
  override increment_year(years: number) {
    this.spend()
    return super.increment_year(years)
  }
  override ruleDayOfWeek(...args: Parameters<ICAL.RecurIterator['ruleDayOfWeek']>) {
    this.spend()
    return super.ruleDayOfWeek(...args)
  }
}

/**
 * The wall times between two others at which a rule (jCal) without its UNTIL recurs, in order; a broken or too
 * expensive rule ends early.
 */
export function* recurrencesOf(
  rule: object,
  start: number,
  { from, to, isOver }: { from: number; to: number; isOver: (wall: number) => boolean },
  budget: Budget,
): Generator<number> {
  let cached: BoundedRule | undefined
  let found = 0
  try {
    cached = new BoundedRule({ ...rule, until: undefined })
    cached.steps = Math.min(maxSteps, budget.steps)
    cached.lastYear = new Date(to).getUTCFullYear()
    if (!(cached.interval <= 1_000_000)) return
    const begin = laterStart(cached, start, from)
    const iterator = new BoundedIterator({ rule: cached, dtstart: timeAt(begin) })
    for (let next = iterator.next(); next; next = iterator.next()) {
      const wall = Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute, next.second)
      if (wall > to || isOver(wall)) return
      if (wall < from) continue
      if (++found > maxOccurrences || --budget.occurrences < 0) {
        budget.isSpent = true
        return
      }
      yield wall
    }
  } catch {
    // A rule that cannot be followed any further.
    if (cached && !(cached.steps > 0)) budget.isSpent = true
  } finally {
    budget.steps -= maxSteps - (cached?.steps ?? maxSteps)
  }
}

/** A later start of a rule, shortly before `from`; rules with a count keep theirs. */
function laterStart({ freq, interval, count, parts }: ICAL.Recur, start: number, from: number): number {
  if (count || !(start < from) || !Number.isFinite(from)) return start
  const step = (lookUp(stepMs, freq) ?? 0) * interval
  if (step) return start + (Math.ceil((from - start) / step) - 1) * step
  const months = (lookUp(stepMonths, freq) ?? 0) * interval
  const day = new Date(start).getUTCDate()
  // The 31st is a day of its own; where the rule names its days, it only says from when on they count.
  if (!months || (day > 28 && !('BYDAY' in parts) && !('BYMONTHDAY' in parts))) return start
  const steps = Math.floor((monthOf(from) - 1 - monthOf(start)) / months)
  const begin = new Date(start)
  begin.setUTCMonth(begin.getUTCMonth() + Math.max(0, steps) * months, Math.min(day, 28))
  return steps > 0 ? begin.getTime() : start
}
const monthOf = (wall: number) => new Date(wall).getUTCFullYear() * 12 + new Date(wall).getUTCMonth()

function timeAt(wall: number): ICAL.Time {
  const at = new Date(wall)
  return ICAL.Time.fromData({
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
    isDate: false,
  })
}
