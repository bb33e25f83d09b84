import { counted } from '#schema/text/numbers.ts'
import type { PartName, ReferenceValues } from './stored-reference.ts'

export type Part = {
  name: PartName
  /** The label in the progress line. */
  short: string
  title: (name: string) => string
  lead: (name: string, sentences: number) => string
  /** The fields of this part, in order. */
  fields: readonly (keyof ReferenceValues)[]
}

/** What somebody is called whose name is not known. */
export const unnamed = 'this person'

/**
 * The estimated minutes on a phone: ten for eight questions of a sentence each, and ten seconds for each sentence
 * to tick.
 */
export const minutesFor = (sentences: number) => 10 + Math.ceil(sentences / 6)

const you: Part = {
  name: 'you',
  short: 'You',
  title: (name) => (name === unnamed ? 'You, and whom you write about' : `You and ${name}`),
  lead: (_, sentences) =>
    `${sentences ? 'Six' : 'Five'} short parts: you, ${sentences ? `${counted(sentences, 'sentence')} to tick, ` : ''}eight questions on three pages, and a last look. About ${minutesFor(sentences)} minutes; you can stop and go on later.`,
  fields: [
    'candidateName',
    'candidateEmail',
    'referenceName',
    'referenceEmail',
    'referenceRole',
    'referenceCompany',
  ],
}
const stories: Part = {
  name: 'stories',
  short: 'Sentences to tick',
  title: () => 'What did you see?',
  lead: (name) =>
    `These are sentences from ${name}’s stories. Confirm what you know of, and leave the rest: nobody has seen everything.`,
  fields: [],
}
const knowing: Part = {
  name: 'knowing',
  short: 'Questions 1 to 3 of 8',
  title: (name) => `How you know ${name}`,
  lead: () => 'A sentence each is enough. Plain words about one real case say the most.',
  fields: ['relationship', 'uniqueStrengths', 'naturalAbilities'],
}
const solving: Part = {
  name: 'solving',
  short: 'Questions 4 to 6 of 8',
  title: (name) => `What ${name} solves`,
  lead: () => 'Say only what you saw or were told at the time. A figure helps where you have one.',
  fields: ['problemsToSolve', 'contextAndSituations', 'measurableResults'],
}
const working: Part = {
  name: 'working',
  short: 'Questions 7 and 8 of 8',
  title: (name) => `Working with ${name}`,
  lead: () => 'The last two questions. After them you read what becomes public, and send it.',
  fields: ['differentiatingFactors', 'workingRelationship', 'additionalComments'],
}
const send: Part = {
  name: 'send',
  short: 'Read and send',
  title: () => 'Read it once, and send it',
  lead: () => 'This much becomes public.',
  fields: ['consent'],
}

/** The parts of the form, with one for the sentences if there are any, first on request. */
export const formPartsOf = ({
  hasStories,
  storiesFirst,
}: {
  hasStories: boolean
  storiesFirst: boolean
}): readonly Part[] => [
  ...(!hasStories ? [you] : storiesFirst ? [stories, you] : [you, stories]),
  ...[knowing, solving, working, send],
]
