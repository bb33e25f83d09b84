import type { BadgeState } from '#schema/badges/badge-answers.ts'
import { shownText } from '#schema/badges/check/badge-content.ts'
import { type CheckedBadge, checkBadge } from '#schema/badges/check/check-badge.ts'
import type { Load, LoadProblem } from '#schema/badges/check/load.ts'
import { type Outcome, outcomeOf } from '#schema/badges/check/outcome.ts'
import { outcomeSentence } from '#schema/badges/check/outcome-sentences.ts'
import { maxFileSize, type ReadBadge, readBadge, readBadgeFile } from '#schema/badges/check/read-badge.ts'
import { loadSentences, readSentences, type Sentence } from '#schema/badges/check/read-sentences.ts'
import { issuerOf } from '#schema/badges/keys.ts'
import { type Api, dataOf } from '#web/client/api.ts'
import { type BadgeSource, badgeAddress, isBadgeId } from './badge-source.ts'
import { addressLoader } from './load-address.ts'

/** What a check found: `badge` where there was one to check. */
export type Found = {
  seal: Outcome | 'none'
  sentence: Sentence
  /** Whether the same check may find more in a moment. */
  mayChange: boolean
  at: string
  badge?: CheckedBadge
  /** What this site knows of one of its own badges. */
  state?: BadgeState
}

type CheckContext = { api: Api; origin: string; signal: AbortSignal }

/** Checks what was brought, in this browser. @throws the signal's reason, once the check was called off */
export async function check(brought: BadgeSource, { api, origin, signal }: CheckContext): Promise<Found> {
  const at = new Date()
  const load = addressLoader(origin, signal)
  const read = await readSource(brought, origin, load)
  signal.throwIfAborted()
  if ('sentence' in read) return { seal: 'unproven', mayChange: true, at: at.toISOString(), ...read }
  if ('problem' in read) {
    const sentence = readSentences[read.problem](shownText(read.detail, 120))
    return { seal: 'none', sentence, mayChange: false, at: at.toISOString() }
  }
  const us = { issuer: issuerOf(origin), origin }
  const checked = await checkBadge(read.badge, { load, now: at, us })
  signal.throwIfAborted()
  const isOurs = checked.provenIssuer.by === 'us'
  const state = isOurs ? await stateOf(checked.content.id, { api, origin, signal }) : undefined
  // A list that was read a moment ago may not know it yet.
  const badge = state?.state === 'revoked' ? { ...checked, status: { status: 'revoked' } as const } : checked
  return {
    seal: outcomeOf(badge),
    sentence: outcomeSentence(badge),
    mayChange: hasAsked(badge),
    at: at.toISOString(),
    badge,
    ...(state && { state }),
  }
}

async function readSource(
  brought: BadgeSource,
  origin: string,
  load: Load,
): Promise<ReadBadge | { sentence: Sentence }> {
  if ('text' in brought) return readBadge(brought.text)
  if ('file' in brought) {
    if (brought.file.size > maxFileSize) return { problem: 'too-large' }
    const bytes = await brought.file.arrayBuffer().catch(() => undefined)
    return bytes ? readBadgeFile(new Uint8Array(bytes)) : { problem: 'moved-file' }
  }
  if ('badge' in brought && !isBadgeId(brought.badge)) return { sentence: incomplete }
  const address = 'badge' in brought ? badgeAddress(origin, brought.badge) : brought.address
  const answer = await load(address, 'badge')
  if ('bytes' in answer) return readBadgeFile(answer.bytes)
  return { sentence: unread(answer.problem, 'badge' in brought) }
}

const incomplete: Sentence = {
  title: 'There is no such badge here.',
  why: 'Its address should end in twelve small letters and digits; this one does not.',
  todo: 'Copy the whole link again, or ask whoever gave it to you.',
}

function unread(problem: LoadProblem, isOwn: boolean): Sentence {
  const { why, todo } = loadSentences[problem]
  if (isOwn && problem === 'not-found')
    return {
      title: 'There is no such badge here.',
      why: 'We have never issued one with this address.',
      todo: 'See whether the address is whole: the id has twelve letters and digits.',
    }
  if (isOwn && problem === 'gone')
    return {
      title: 'This badge is gone.',
      why: 'What it said was erased or taken down here. It counts no more, and any copy is revoked.',
      todo: 'Ask whoever showed it to you for a newer one.',
    }
  return { title: 'The badge could not be read.', why: `We could not open the address: ${why}`, todo }
}

/** Whether something of the finding depended on a server that may answer otherwise later. */
const hasAsked = ({ signature, status, endorsements }: CheckedBadge) =>
  ('because' in signature && signature.because !== undefined) ||
  (status !== undefined && 'problem' in status && status.because !== undefined) ||
  endorsements.some((one) => !one.holds && one.because !== undefined)

/** What this site says of one of its own badges; nothing is lost where it cannot be asked. */
async function stateOf(id: string, { api, origin, signal }: CheckContext): Promise<BadgeState | undefined> {
  const [, own] = /\/badges\/([a-z0-9]{12})\.json$/.exec(id) ?? []
  if (!own || id !== badgeAddress(origin, own)) return undefined
  try {
    return await dataOf(api.badges[':id'].state.$get({ param: { id: own } }, { init: { signal } }))
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}
