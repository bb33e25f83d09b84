import type { DraftStory } from '#schema/draft-gaps.ts'
import type { Preview } from './preview.ts'
import { sampleStory } from './sample.ts'

/** What a label of the diagram stands for: an answer, shown as a story. */
export type PreviewStory = {
  label: 'Strategy' | 'Solutions' | 'Results' | 'Impact'
  /** Where it stands on the page. */
  anchor: string
  answer: DraftStory
  title: string
  /** On which step of the questionnaire it is answered. */
  step: number
  /** What becomes of it with an account. */
  adds: string
}

const open = {
  label: 'Results',
  anchor: 'proven-results',
  answer: 'experience',
  title: 'Proven Results',
  step: 8,
  adds: 'With an account you ask two people who were there. They confirm by mail, sentence by sentence.',
} as const satisfies PreviewStory

/** The one story that can be read. */
export const openStory = ({ whose }: Preview): PreviewStory => ({
  ...open,
  title: whose === 'sample' ? sampleStory : open.title,
})

/** The three that an account opens, in the specified order. */
export const lockedStories: readonly PreviewStory[] = [
  {
    label: 'Solutions',
    anchor: 'key-deliverables',
    answer: 'deliverables',
    title: 'Key Deliverables',
    step: 6,
    adds: 'An account makes it a story in four parts, and asks whoever received the work what they were handed.',
  },
  {
    label: 'Strategy',
    anchor: 'client-challenges-solved',
    answer: 'clientProblemsBefore',
    title: 'Client Challenges Solved',
    step: 4,
    adds: 'This is the before. An account asks what you did and what it was like after, and who can confirm it.',
  },
  {
    label: 'Impact',
    anchor: 'target-client-success',
    answer: 'targetClient',
    title: 'Target Client Success',
    step: 3,
    adds: 'With an account a client of this kind says by mail what changed for them, in their own words.',
  },
]

/** The diagram's four labels, as they stand on it. */
export const labels = ['Strategy', 'Solutions', 'Results', 'Impact'] as const
