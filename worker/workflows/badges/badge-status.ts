import type { BadgeState } from '#schema/badges/badge-answers.ts'
import type { Call } from '../../call.ts'
import { revokeReported } from '../../features/badges/commands.ts'
import { findBadgeState, findRevoked } from '../../features/badges/queries.ts'
import { isDatabaseUnavailable } from '../../services/database.ts'
import { inTurn } from '../../services/turns.ts'
import { write } from '../../services/write.ts'

/** A signed status list as JSON, and its age in seconds. */
type StatusList = { body: string; age: number }
type CachedList = { body: string; at: number }

/** How long an isolate answers with a list that it has signed, in milliseconds: signing reads every badge of the list. */
const freshMs = 5_000
/** The same while the database does not answer: as long as verifiers may cache a list. */
const maxAgeMs = 60_000
const lists = new Map<string, CachedList>()
const nameOf = ({ variables }: Call, list: number) => `${variables.APP_URL} ${list}`

/** Whether this isolate knows that a list was begun: the first one always is. */
export const isKnownList = (call: Call, list: number): boolean => list === 1 || lists.has(nameOf(call, list))

/**
 * The signed status list as the database has it now, or a few seconds ago; undefined for one that was not begun.
 * @throws where the database does not answer and no list of the last minute is kept.
 */
export async function signedStatusList(call: Call, list: number): Promise<StatusList | undefined> {
  const key = nameOf(call, list)
  const cachedFor = (maxMs: number): StatusList | undefined => {
    const cached = lists.get(key)
    const age = cached ? call.now.getTime() - cached.at : -1
    return cached && age >= 0 && age < maxMs ? { body: cached.body, age: Math.floor(age / 1000) } : undefined
  }
  return (
    cachedFor(freshMs) ??
    inTurn(`status list ${key}`, async () => {
      const cached = cachedFor(freshMs)
      if (cached) return cached
      try {
        const body = await signNow(call, list)
        if (body === undefined) return undefined
        lists.set(key, { body, at: call.now.getTime() })
        return { body, age: 0 }
      } catch (error) {
        const last = isDatabaseUnavailable(error) ? cachedFor(maxAgeMs) : undefined
        if (!last) throw error
        return last
      }
    })
  )
}

async function signNow(call: Call, list: number): Promise<string | undefined> {
  const { indices, invalid, isBegun } = await findRevoked(call, list)
  if (!isBegun) return undefined
  await persistRevocations(call, invalid)
  const { signStatusList } = await import('../../features/badges/signing.ts')
  return signStatusList(call, list, indices)
}

/** The public state of a badge; undefined if there is none. */
export async function badgeState(call: Call, id: string): Promise<BadgeState | undefined> {
  const found = await findBadgeState(call, id)
  if (found?.isUnwritten) await persistRevocations(call, [id])
  return found?.state
}

/** Somebody was answered that these are revoked, so they stay revoked. Where this fails, the job does it. */
async function persistRevocations(call: Call, ids: readonly string[]): Promise<void> {
  if (!ids.length) return
  await write(call, { revoked: revokeReported(call, ids) }).catch((error: Error) =>
    console.error('Revoked badges are written down by the next job', error.name),
  )
}
