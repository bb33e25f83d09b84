import type { HeldConversation } from '#schema/chat/chat-answers.ts'
import type { Row } from '../../services/csv.ts'

/** What the file of the conversations with an expert's agent is headed with. */
export const conversationsFileHead = [
  'Conversation',
  'Date (UTC)',
  'Who',
  'Text',
  'Stories quoted',
  'Name',
  'E-mail address',
] as const

/** A conversation as its rows, one for each line; name and address are those left with a message out of it. */
export const conversationRows = ({ id, lines, lead }: HeldConversation): Row[] =>
  lines.map(({ at, isUser, text, citations }) => [
    id,
    new Date(at),
    isUser ? 'Visitor' : 'Agent',
    text,
    citations.map(({ title }) => title).join('; '),
    lead?.name ?? null,
    lead?.email ?? null,
  ])
