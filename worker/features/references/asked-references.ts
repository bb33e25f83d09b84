import type { AskedReference } from '#schema/references.ts'
import { checksOf } from './checks.ts'
import type { findAsked } from './invitation-queries.ts'

type Found = Awaited<ReturnType<typeof findAsked>>

/** What an owner sees of those whom they asked. */
export const askedReferences = ({ asked, confirmed, spoken }: Found): AskedReference[] =>
  asked.map(({ reference, bounced }) => {
    const isOwn = ({ referenceId }: { referenceId: number }) => referenceId === reference.id
    const [own, said] = [confirmed.filter(isOwn), spoken.filter(isOwn)]
    const latest = own.reduce<Date | undefined>((last, { at }) => (last && last > at ? last : at), undefined)
    return {
      id: reference.id,
      name: reference.name,
      email: reference.email,
      company: reference.company,
      role: reference.role,
      status: reference.status,
      solutionStory: reference.invitationStory,
      invitedAt: reference.invitedAt?.toISOString() ?? null,
      expiresAt: reference.expiresAt?.toISOString() ?? null,
      remindedAt: reference.remindedAt?.toISOString() ?? null,
      problem: bounced === null ? null : bounced ? 'bounced' : 'stopped',
      note: reference.note,
      checks: checksOf(reference, latest),
      answers: reference.answers,
      confirms: latestOfEach([...own, ...said]).map(({ storyId, version, title }) => {
        const ofVersion = said.filter((claim) => claim.storyId === storyId && claim.version === version)
        return {
          storyId,
          title,
          claims: ofVersion.filter(({ outcome }) => outcome === 'confirmed').length,
          differs: ofVersion.flatMap(({ outcome, text, words }) =>
            outcome === 'differs' ? [{ text, words }] : [],
          ),
        }
      }),
    }
  })

/** Each story once, in the version that its referee spoke of last. */
function latestOfEach<Told extends { storyId: number; version: number }>(told: readonly Told[]): Told[] {
  const latest = new Map<number, Told>()
  for (const one of told)
    if (one.version >= (latest.get(one.storyId)?.version ?? 0)) latest.set(one.storyId, one)
  return [...latest.values()]
}
