import type { StoryToConfirm } from '#schema/references/reference-answers.ts'
import type { ReferenceForm } from '#schema/references/reference-form.ts'
import { kept } from '#web/client/kept.ts'
import { type EnteredConfirmation, emptyConfirmation } from '#web/features/references/entered-confirmation.ts'
import type { PartName } from './parts.ts'

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

export type Progress = {
  /** The part that somebody came to. */
  part: PartName
  /** Whether they asked for the sentences before anything else. */
  storiesFirst: boolean
}

type Stored = Progress & {
  texts: Partial<EnteredAnswers>
  confirmations: Record<string, EnteredConfirmation | undefined>
}
type Kept = Stored & { isEmpty: boolean }

export const answerFields = [
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
export function keptReference(given: Given): Progress & { entered: EnteredAnswers } {
  const { texts, confirmations, part, storiesFirst } = answersTo(given).read()
  const blank = Object.fromEntries(answerFields.map((name) => [name, ''])) as Record<
    (typeof answerFields)[number],
    string
  >
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
    ...{ part, storiesFirst },
  }
}

/** Kept at every keystroke, so that a closed browser loses nothing; the consent is given anew. */
export function keepReference(given: Given, entered: EnteredAnswers, progress: Progress): void {
  const texts = Object.fromEntries(answerFields.map((name) => [name, entered[name]]))
  const confirmations = Object.fromEntries(
    given.stories.map((story, at) => [keyOfStory(story), entered.confirmations[at]]),
  )
  answersTo(given).write({ texts, confirmations, ...progress })
}

/** Calls back with what another tab of this browser typed into the same form. */
export const followReference = (given: Given, follow: (entered: EnteredAnswers) => void) =>
  answersTo(given).onChange((where) => {
    // Nothing is kept any more once the other tab has sent it; what stands here stays.
    if (where === 'elsewhere' && !answersTo(given).read().isEmpty) follow(keptReference(given).entered)
  })

/** Once it is sent, the referee's own page has it. */
export const forgetReference = (given: Given) => answersTo(given).remove()

const answersTo = (given: Given) =>
  kept(keyOf(given), (stored: Partial<Stored> | null): Kept => {
    const texts = answerFields.flatMap((name) => {
      const value = stored?.texts?.[name]
      return typeof value === 'string' ? [[name, value]] : []
    })
    return {
      texts: Object.fromEntries(texts),
      confirmations: stored?.confirmations ?? {},
      isEmpty: !stored,
      part: stored?.part ?? 'you',
      storiesFirst: stored?.storiesFirst === true,
    }
  })
