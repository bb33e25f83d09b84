import type { StoryToConfirm } from '#schema/references/reference-answers.ts'
import type { ClaimOutcome, StoryConfirmation } from '#schema/references/submitted-reference.ts'

/** A referee's answer to one claim; `''` says nothing of it. */
export type ClaimValues = { outcome: ClaimOutcome | ''; words: string }
/** A referee's answers to one story, its claims in order. */
export type ConfirmationValues = { isConfirmed: boolean; sentence: string; claims: ClaimValues[] }

export const emptyConfirmation = ({ claims }: Pick<StoryToConfirm, 'claims'>): ConfirmationValues => ({
  isConfirmed: false,
  sentence: '',
  claims: claims.map(() => ({ outcome: '', words: '' })),
})

/** Whether the referee confirms anything of the story; only then may they add a public sentence. */
export const confirmsSomething = ({ isConfirmed, claims }: ConfirmationValues) =>
  isConfirmed || claims.some(({ outcome }) => outcome === 'confirmed')

/** The request's form of it; undefined if nothing was answered. */
export function confirmationOf(
  story: StoryToConfirm,
  values: ConfirmationValues,
): Required<StoryConfirmation> | undefined {
  const claims = story.claims.flatMap(({ claimIndex }, index) => {
    const { outcome, words } = values.claims[index] ?? { outcome: '' as const, words: '' }
    return outcome ? [{ claimIndex, outcome, words: outcome === 'differs' ? words.trim() : '' }] : []
  })
  const confirms = confirmsSomething(values)
  if (!confirms && !claims.length) return undefined
  return {
    storyId: story.id,
    version: story.version,
    claims,
    sentence: confirms ? values.sentence.trim() : '',
    isConfirmed: values.isConfirmed,
  }
}
