import type { JsonObject } from '../json.ts'
import { wordIn } from './form.ts'

/** The dates of a credential, against the time of the check. */
export type Dates = 'in-time' | 'expired' | 'not-yet'

/** Clocks differ. */
const toleranceMs = 5 * 60_000

/** Whether a credential holds now; a date that cannot be read holds for nothing. */
export function datesOf({ validFrom, validUntil }: JsonObject, now: Date): Dates {
  if (validUntil !== undefined && !(timeOf(validUntil) > now.getTime())) return 'expired'
  if (validFrom !== undefined && !(timeOf(validFrom) <= now.getTime() + toleranceMs)) return 'not-yet'
  return 'in-time'
}

const timeOf = (value: JsonObject[string]) => Date.parse(wordIn(value) ?? '')
