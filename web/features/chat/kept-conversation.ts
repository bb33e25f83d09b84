import type { Citation } from '#schema/chat.ts'
import { type Conversation, type Line, nothingSaid } from './conversation.ts'

const mostLines = 200
const marks: unknown[] = [undefined, 'scripted', 'stopped', 'broken']
const keyOf = (profileUrl: string) => `chat:${profileUrl}`

/** What this tab kept of a conversation; storage that is blocked or holds nonsense counts as empty. */
export function readKeptConversation(profileUrl: string): Conversation {
  try {
    return conversationIn(JSON.parse(sessionStorage.getItem(keyOf(profileUrl)) ?? 'null'))
  } catch {
    return nothingSaid
  }
}

/** Keeps a conversation in this tab, if the browser lets us. */
export function keepConversation(profileUrl: string, { lines, ...conversation }: Conversation): void {
  try {
    if (!lines.length && !conversation.draft) sessionStorage.removeItem(keyOf(profileUrl))
    else {
      const kept = { ...conversation, lines: lines.slice(-mostLines) }
      sessionStorage.setItem(keyOf(profileUrl), JSON.stringify(kept))
    }
  } catch {}
}

function conversationIn(kept: unknown): Conversation {
  if (!isRecord(kept) || !Array.isArray(kept.lines)) return nothingSaid
  const { sessionId, draft, readAt, phase } = kept
  const lines = kept.lines.filter(isLine)
  return {
    ...nothingSaid,
    sessionId: typeof sessionId === 'string' && /^[\w-]{8,80}$/.test(sessionId) ? sessionId : '',
    lines: phase === 'quiet' ? lines : brokenOff(lines),
    draft: typeof draft === 'string' ? draft : '',
    readAt: typeof readAt === 'number' ? readAt : null,
  }
}

/** An answer that was on its way when the page went away did not arrive whole. */
function brokenOff(lines: Line[]): Line[] {
  const last = lines.at(-1)
  if (!last) return lines
  const mark = 'broken'
  return last.isUser
    ? [...lines, { ...last, id: `${last.id}-answer`, isUser: false, text: '', mark }]
    : [...lines.slice(0, -1), { ...last, mark }]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isCitation = (value: unknown): value is Citation =>
  isRecord(value) &&
  Number.isInteger(value.storyId) &&
  Number.isInteger(value.plate) &&
  typeof value.title === 'string' &&
  typeof value.quote === 'string'

const isLine = (value: unknown): value is Line =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.text === 'string' &&
  typeof value.isUser === 'boolean' &&
  typeof value.at === 'string' &&
  !Number.isNaN(Date.parse(value.at)) &&
  marks.includes(value.mark) &&
  Array.isArray(value.citations) &&
  value.citations.every(isCitation)
