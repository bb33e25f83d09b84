import type { Speaker } from './speaker.ts'

/** Up to three questions that what is published on the page can answer: first about its stories. */
export function suggestedQuestions({ firstName, stories, references, coreDeliverables }: Speaker) {
  const [first, second, third] = stories
  return [
    first && `Tell me about “${first.title}”`,
    second && `What came of “${second.title}”?`,
    third && `How was “${third.title}” done?`,
    coreDeliverables.length > 0 && `What does ${firstName} deliver?`,
    references.length > 0 && `What do people who worked with ${firstName} say?`,
  ]
    .filter((question) => typeof question === 'string')
    .slice(0, 3)
}
