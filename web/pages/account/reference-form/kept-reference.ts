import type { StoryToConfirm } from '#schema/references/reference-answers.ts'
import type { ReferenceForm } from '#schema/references/reference-form.ts'
import { kept } from '#web/client/kept.ts'
import { type EnteredConfirmation, emptyConfirmation } from '#web/features/references/entered-confirmation.ts'

/** What is in the fields. Confirmations stand in the order of the stories. */
export type EnteredAnswers = Required<ReferenceForm> & {
  consent: boolean
  confirmations: EnteredConfirmation[]
}

/** What the form begins with, by its link or its invitation. */
export type Given = {
  referenceEmail: string
  referenceName: string
  candidateName: string
  stories: StoryToConfirm[]
}

type Kept = {
  texts: Partial<EnteredAnswers>
  confirmations: Record<string, EnteredConfirmation | undefined>
  part: number
}

const names = [
  'referenceName',
  'referenceEmail',
  'referenceCompany',
  'referenceRole',
  'candidateName',
  'candidateEmail',
  'relationship',
  'uniqueStrengths',
  'naturalAbilities',
  'problemsToSolve',
  'contextAndSituations',
  'measurableResults',
  'differentiatingFactors',
  'workingRelationship',
  'additionalComments',
] as const

/** Whose form it is, so that two invitations of one person stay apart and one that was sent again finds its words. */
export const keyOf = ({ referenceEmail, candidateName }: Given) =>
  `reference:${referenceEmail.trim().toLowerCase()}:${candidateName.trim().toLowerCase()}`
const keyOfStory = ({ id, version }: StoryToConfirm) => `${id}.${version}`

/** What was typed here before, laid over what the link brings; and how far somebody came. */
export function keptReference(given: Given): { entered: EnteredAnswers; part: number } {
  const { texts, confirmations, part } = answersTo(given).read()
  const blank = Object.fromEntries(names.map((name) => [name, ''])) as Record<(typeof names)[number], string>
  const { stories, ...link } = given
  return {
    entered: {
      ...blank,
      ...link,
      ...texts,
      // What the link says of it cannot be changed here.
      ...(given.referenceEmail && { referenceEmail: given.referenceEmail }),
      ...(given.candidateName && { candidateName: given.candidateName }),
      consent: false,
      confirmations: stories.map((story) => {
        const typed = confirmations[keyOfStory(story)]
        return typed?.claims?.length === story.claims.length ? typed : emptyConfirmation(story)
      }),
    },
    part,
  }
}

/** Kept at every keystroke, so that a closed browser loses nothing; the consent is given anew. */
export function keepReference(given: Given, entered: EnteredAnswers, part: number): void {
  const texts = Object.fromEntries(names.map((name) => [name, entered[name]]))
  const confirmations = Object.fromEntries(
    given.stories.map((story, at) => [keyOfStory(story), entered.confirmations[at]]),
  )
  answersTo(given).write({ texts, confirmations, part })
}

/** Once it is sent, the referee's own page has it. */
export const forgetReference = (given: Given) => answersTo(given).remove()

const answersTo = (given: Given) =>
  kept(keyOf(given), (stored: Partial<Kept> | null): Kept => {
    const texts = names.flatMap((name) => {
      const value = stored?.texts?.[name]
      return typeof value === 'string' ? [[name, value]] : []
    })
    return {
      texts: Object.fromEntries(texts),
      confirmations: stored?.confirmations ?? {},
      part: Number(stored?.part) || 0,
    }
  })
