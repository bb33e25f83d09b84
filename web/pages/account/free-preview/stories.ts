import type { DraftStory } from '#schema/drafts/draft-gaps.ts'
import type { Preview } from './preview.ts'
import { sampleStory } from './sample.ts'

/** An answer shown as a story, for a label of the diagram. */
export type PreviewStory = {
  label: 'Strategy' | 'Solutions' | 'Results' | 'Impact'
  anchor: string
  answer: DraftStory
  title: string
  /** The step of the questionnaire that asks it. */
  step: number
  /** What an account adds to it. */
  adds: string
}

const open = {
  label: 'Results',
  anchor: 'proven-results',
  answer: 'experience',
  title: 'Proven Results',
  step: 8,
  adds: 'With an account you ask two people by mail who were there. They confirm it sentence by sentence.',
} as const satisfies PreviewStory

/** The one story that can be read. */
export const openStory = ({ kind }: Preview): PreviewStory => ({
  ...open,
  title: kind === 'sample' ? sampleStory : open.title,
})

/** The three that an account opens, in the specified order. */
export const lockedStories: readonly PreviewStory[] = [
  {
    label: 'Solutions',
    anchor: 'key-deliverables',
    answer: 'deliverables',
    title: 'Key Deliverables',
    step: 6,
    adds: 'With an account you tell it as a story in four parts, and whoever received the work can confirm it.',
  },
  {
    label: 'Strategy',
    anchor: 'client-challenges-solved',
    answer: 'clientProblemsBefore',
    title: 'Client Challenges Solved',
    step: 4,
    adds: 'This is the before. With an account you add what you did and what came of it, and ask who can confirm it.',
  },
  {
    label: 'Impact',
    anchor: 'target-client-success',
    answer: 'targetClient',
    title: 'Target Client Success',
    step: 3,
    adds: 'With an account you ask a client of this kind, by mail, to say in their own words what changed for them.',
  },
]

/** The four labels of the diagram. */
export const storyLabels = ['Strategy', 'Solutions', 'Results', 'Impact'] as const
