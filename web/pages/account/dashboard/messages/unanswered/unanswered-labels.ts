import type { Unanswered } from '#schema/inbox/inbox-answers.ts'
import { counted } from '#schema/text/numbers.ts'

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

/** How often an unanswered question was asked, and where; the last time follows. */
export const frequencyLabel = ({ count, source }: Pick<Unanswered, 'count' | 'source'>) =>
  `Asked ${times(count)} ${source === 'chat' ? 'in the chat' : 'in a message'}, ${count === 1 ? 'on' : 'last on'}`

/** How many wait for the owner's mail. */
export const waitingText = (waiting: number) =>
  `${counted(waiting, 'person waits', 'people wait')} for your answer by mail`
