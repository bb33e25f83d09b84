import type { ChatProfile } from './chat-profile.ts'

/** Up to three questions that the published profile can answer, about its stories first. */
export function suggestedQuestions({
  firstName,
  stories: [first, second, third],
  references,
  coreDeliverables,
}: Pick<ChatProfile, 'firstName' | 'stories' | 'references' | 'coreDeliverables'>): string[] {
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
