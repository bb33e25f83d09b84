import type { StoryToConfirm } from '#schema/references/reference-answers.ts'
import type { ClaimOutcome, StoryConfirmation } from '#schema/references/reference-form.ts'

/** What a referee has entered about one claim; `''` leaves it alone. */
export type EnteredClaim = { outcome: ClaimOutcome | ''; words: string }
/** What a referee has entered about one story, its claims in their order. */
export type EnteredConfirmation = { isConfirmed: boolean; sentence: string; claims: EnteredClaim[] }

export const emptyConfirmation = ({ claims }: Pick<StoryToConfirm, 'claims'>): EnteredConfirmation => ({
  isConfirmed: false,
  sentence: '',
  claims: claims.map(() => ({ outcome: '', words: '' })),
})

/** Whether somebody says that something of the story is true; only then has a public sentence its place. */
export const confirmsSomething = ({ isConfirmed, claims }: EnteredConfirmation) =>
  isConfirmed || claims.some(({ outcome }) => outcome === 'confirmed')

/** As it is sent; nothing where nothing was said of the story. */
export function confirmationOf(
  story: StoryToConfirm,
  entered: EnteredConfirmation,
): Required<StoryConfirmation> | undefined {
  const claims = story.claims.flatMap(({ place }, at) => {
    const { outcome, words } = entered.claims[at] ?? { outcome: '' as const, words: '' }
    return outcome ? [{ place, outcome, words: outcome === 'differs' ? words.trim() : '' }] : []
  })
  const confirms = confirmsSomething(entered)
  if (!confirms && !claims.length) return undefined
  return {
    ...{ storyId: story.id, version: story.version, claims },
    sentence: confirms ? entered.sentence.trim() : '',
    isConfirmed: entered.isConfirmed,
  }
}
