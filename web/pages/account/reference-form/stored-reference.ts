import type { StoryToConfirm } from '#schema/references/reference-answers.ts'
import type { ReferenceForm } from '#schema/references/submitted-reference.ts'
import { storedValue } from '#web/client/stored-value.ts'
import { type EnteredConfirmation, emptyConfirmation } from '#web/features/references/entered-confirmation.ts'

export type PartName = 'you' | 'stories' | 'knowing' | 'solving' | 'working' | 'send'

/** The values of the fields; confirmations in the order of the stories. */
export type EnteredAnswers = Required<ReferenceForm> & {
  consent: boolean
  confirmations: EnteredConfirmation[]
}

/** The initial data of the form, from its link or invitation. */
export type InitialValues = {
  referenceEmail: string
  referenceName: string
  candidateName: string
  stories: StoryToConfirm[]
}

export type Progress = {
  /** The part that was reached. */
  part: PartName
  /** Whether the referee chose to tick the sentences first. */
  storiesFirst: boolean
}

type Stored = Progress & {
  texts: Partial<EnteredAnswers>
  confirmations: Record<string, EnteredConfirmation | undefined>
}
type StoredAnswers = Stored & { isEmpty: boolean }

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

/** The storage key of a form: two invitations of one person stay apart, and a repeated one finds its text. */
export const keyOf = ({ referenceEmail, candidateName }: InitialValues) =>
  `reference:${referenceEmail.trim().toLowerCase()}:${candidateName.trim().toLowerCase()}`
const keyOfStory = ({ id, version }: StoryToConfirm) => `${id}.${version}`

/** The stored entries merged over the link's data, and the progress. */
export function storedReference(given: InitialValues): Progress & { entered: EnteredAnswers } {
  const { texts, confirmations, part, storiesFirst } = storeOf(given).read()
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
      // The link's value cannot be changed here.
      ...(given.referenceEmail && { referenceEmail: given.referenceEmail }),
      ...(given.candidateName && { candidateName: given.candidateName }),
      consent: false,
      confirmations: stories.map((story) => {
        const typed = confirmations[keyOfStory(story)]
        return typed?.claims?.length === story.claims.length ? typed : emptyConfirmation(story)
      }),
    },
    part,
    storiesFirst,
  }
}

/** Stores at every keystroke, so that closing the browser loses nothing; the consent is not stored. */
export function storeReference(given: InitialValues, entered: EnteredAnswers, progress: Progress): void {
  const texts = Object.fromEntries(answerFields.map((name) => [name, entered[name]]))
  const confirmations = Object.fromEntries(
    given.stories.map((story, index) => [keyOfStory(story), entered.confirmations[index]]),
  )
  storeOf(given).write({ texts, confirmations, ...progress })
}

/** Calls back with the entries from another tab. */
export const followReference = (given: InitialValues, follow: (entered: EnteredAnswers) => void) =>
  storeOf(given).onChange((where) => {
    // The other tab removes them once it has sent them; the entries here stay.
    if (where === 'elsewhere' && !storeOf(given).read().isEmpty) follow(storedReference(given).entered)
  })

/** Removes the entries once they are sent. */
export const clearReference = (given: InitialValues) => storeOf(given).remove()

const storeOf = (given: InitialValues) =>
  storedValue(keyOf(given), (stored: Partial<Stored> | null): StoredAnswers => {
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
