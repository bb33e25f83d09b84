import type { ConversationWithLines } from '#schema/chat/chat-answers.ts'
import { ownWordsIn } from '#schema/chat/own-words.ts'
import type { Row } from '../../services/csv.ts'

/** The header row of the file of conversations. */
export const conversationsFileHead = [
  'Conversation',
  'Date (UTC)',
  'Who',
  'Text',
  'Stories quoted',
  'Stories offered',
  'In the agent’s own words',
  'What the agent did',
  'Name',
  'Email address',
  'Site',
] as const

/** The rows of a conversation, one for each line; name and address are those of a message left with it. */
export const conversationRows = ({ id, lines, lead, widgetSite }: ConversationWithLines): Row[] =>
  lines.map(({ at, isUser, text, citations, perhaps, grounds, toolUses }) => [
    id,
    new Date(at),
    isUser ? 'Visitor' : 'Agent',
    text,
    citations.map(({ title }) => title).join('; '),
    perhaps?.map(({ title }) => title).join('; ') ?? '',
    ownWordsIn(text, grounds).join(' '),
    toolUses?.map(({ says }) => says).join('; ') ?? '',
    lead?.name ?? null,
    lead?.email ?? null,
    widgetSite === null ? null : widgetSite || 'Not known',
  ])
