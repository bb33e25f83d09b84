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
      isHidden: reference.hiddenAt !== null,
      solutionStory: reference.invitationStory,
      invitedAt: reference.invitedAt?.toISOString() ?? null,
      expiresAt: reference.expiresAt?.toISOString() ?? null,
      remindedAt: reference.remindedAt?.toISOString() ?? null,
      problem: bounced === null ? null : bounced ? 'bounced' : 'stopped',
      note: reference.note,
      checks: checksOf(reference, latest),
      answers: reference.answers,
      confirms: latestOfEach([...own, ...said]).map((latest) => {
        const { storyId, version } = latest
        const isOfStory = (told: { storyId: number }) => told.storyId === storyId
        const [confirmation] = latestOfEach(own.filter(isOfStory))
        const ofStory = said.filter(isOfStory)
        const isToldDifferently = (text: string) =>
          ofStory.some(
            (claim) =>
              claim.outcome === 'differs' &&
              claim.text === text &&
              claim.version > (confirmation?.version ?? 0),
          )
        return {
          storyId,
          title: (confirmation ?? latest).title,
          isConfirmed: confirmation !== undefined,
          claims: ofStory.filter(
            (claim) =>
              claim.outcome === 'confirmed' &&
              claim.version === confirmation?.version &&
              !isToldDifferently(claim.text),
          ).length,
          differs: ofStory.flatMap((claim) =>
            claim.outcome === 'differs' && claim.version === version
              ? [{ text: claim.text, words: claim.words }]
              : [],
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
