import type { StoryToConfirm } from '#schema/references/reference-answers.ts'
import type { ReferenceForm } from '#schema/references/submitted-reference.ts'
import { storedValue } from '#web/client/stored-value.ts'
import { type ConfirmationValues, emptyConfirmation } from '#web/features/references/confirmation-values.ts'

export type PartName = 'you' | 'stories' | 'knowing' | 'solving' | 'working' | 'send'

/** The values of the fields; confirmations in the order of the stories. */
export type ReferenceValues = Required<ReferenceForm> & {
  consent: boolean
  confirmations: ConfirmationValues[]
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
  texts: Partial<ReferenceValues>
  confirmations: Record<string, ConfirmationValues | undefined>
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
const keyOf = ({ referenceEmail, candidateName }: InitialValues) =>
  `reference:${referenceEmail.trim().toLowerCase()}:${candidateName.trim().toLowerCase()}`
const keyOfStory = ({ id, version }: StoryToConfirm) => `${id}.${version}`

/** The stored entries merged over the link's data, and the progress. */
export function storedReference(initial: InitialValues): Progress & { values: ReferenceValues } {
  const { texts, confirmations, part, storiesFirst } = storeOf(initial).read()
  const blank = Object.fromEntries(answerFields.map((name) => [name, ''])) as Record<
    (typeof answerFields)[number],
    string
  >
  const { stories, ...link } = initial
  return {
    values: {
      ...blank,
      ...link,
      ...texts,
      // The link's value cannot be changed here.
      ...(initial.referenceEmail && { referenceEmail: initial.referenceEmail }),
      ...(initial.candidateName && { candidateName: initial.candidateName }),
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
export function storeReference(initial: InitialValues, values: ReferenceValues, progress: Progress): void {
  const texts = Object.fromEntries(answerFields.map((name) => [name, values[name]]))
  const confirmations = Object.fromEntries(
    initial.stories.map((story, index) => [keyOfStory(story), values.confirmations[index]]),
  )
  storeOf(initial).write({ texts, confirmations, ...progress })
}

/** Calls back with the entries from another tab. */
export const followReference = (initial: InitialValues, follow: (values: ReferenceValues) => void) =>
  storeOf(initial).onChange((where) => {
    // The other tab removes them once it has sent them; the entries here stay.
    if (where === 'elsewhere' && !storeOf(initial).read().isEmpty) follow(storedReference(initial).values)
  })

/** Removes the entries once they are sent. */
export const clearReference = (initial: InitialValues) => storeOf(initial).remove()

const storeOf = (initial: InitialValues) =>
  storedValue(keyOf(initial), (stored: Partial<Stored> | null): StoredAnswers => {
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
