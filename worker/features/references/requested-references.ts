import type { RequestedReference } from '#schema/references/reference-answers.ts'
import { checksOf } from './checks.ts'
import type { findRequestedReferences } from './invitation-queries.ts'

type Found = Awaited<ReturnType<typeof findRequestedReferences>>

/** The referees whom an owner asked, as the owner sees them. */
export const requestedReferences = ({ requested, confirmed, spoken }: Found): RequestedReference[] =>
  requested.map(({ reference, bounced, isStopped }) => {
    const isOwn = ({ referenceId }: { referenceId: number }) => referenceId === reference.id
    const [own, claims] = [confirmed.filter(isOwn), spoken.filter(isOwn)]
    const latest = own.reduce<Date | undefined>((last, { at }) => (last && last > at ? last : at), undefined)
    return {
      id: reference.id,
      name: reference.name,
      email: reference.email,
      company: reference.company,
      role: reference.role,
      status: reference.status,
      isHidden: reference.hiddenAt !== null,
      isStopped,
      solutionStory: reference.invitationStory,
      invitedAt: reference.invitedAt?.toISOString() ?? null,
      expiresAt: reference.expiresAt?.toISOString() ?? null,
      remindedAt: reference.remindedAt?.toISOString() ?? null,
      problem: problemOf(bounced),
      note: reference.note,
      checks: checksOf(reference, latest),
      answers: reference.answers,
      confirms: latestOfEach([...own, ...claims]).map((last) => aboutStory(last, own, claims)),
    }
  })

/** Why no mail reaches a referee, by `bounced` of `findRequestedReferences`. */
function problemOf(bounced: number | null): RequestedReference['problem'] {
  if (bounced === null) return null
  return bounced ? 'bounced' : 'stopped'
}

/**
 * A reference without what an unconfirmed address says, and without what was taken back (R8): also once somebody, perhaps
 * not the referee, writes under its address again.
 */
export function withoutWithheld(reference: RequestedReference): RequestedReference {
  const { status, checks } = reference
  const isConfirmed =
    !['declined', 'withdrawn'].includes(status) && checks.some(({ check }) => check === 'address-confirmed')
  return isConfirmed || status === 'validated' ? reference : { ...reference, answers: null, confirms: [] }
}

type Confirmed = Found['confirmed'][number]
type Spoken = Found['spoken'][number]

/**
 * What a referee said about one story: whether they confirm it, and what they remember differently in the version of
 * their `last` words.
 */
function aboutStory(
  last: Confirmed | Spoken,
  confirmed: readonly Confirmed[],
  spoken: readonly Spoken[],
): RequestedReference['confirms'][number] {
  const isOfStory = ({ storyId }: { storyId: number }) => storyId === last.storyId
  const [confirmation] = latestOfEach(confirmed.filter(isOfStory))
  const claims = spoken.filter(isOfStory)
  const differing = claims.filter(({ outcome }) => outcome === 'differs')
  const takenBack = differing.filter(({ at }) => !confirmation || at > confirmation.at)
  const current = claims.filter(
    ({ outcome, version, text }) =>
      outcome === 'confirmed' &&
      version === confirmation?.version &&
      !takenBack.some((claim) => claim.text === text),
  )
  return {
    storyId: last.storyId,
    title: (confirmation ?? last).title,
    isConfirmed: confirmation !== undefined,
    claims: current.length,
    differs: differing
      .filter(({ version }) => version === last.version)
      .map(({ text, words }) => ({ text, words })),
  }
}

/** Each story once, in the version about which its referee spoke last. */
function latestOfEach<Of extends { storyId: number; at: Date }>(all: readonly Of[]): Of[] {
  const latest = new Map<number, Of>()
  for (const one of all) if (one.at >= (latest.get(one.storyId)?.at ?? one.at)) latest.set(one.storyId, one)
  return [...latest.values()]
}
