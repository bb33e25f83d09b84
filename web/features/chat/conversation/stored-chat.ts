import type { Citation, NearestStory } from '#schema/chat/chat-answers.ts'
import type { Ground } from '#schema/chat/grounds.ts'
import type { ToolUse } from '#schema/chat/tool-uses.ts'
import type { QuotedCorrection } from '#schema/corrections/correction-answers.ts'
import type { BookingAnswer } from '#schema/meetings/meetings.ts'
import { storedValue } from '#web/client/stored-value.ts'
import { type ChatState, emptyChat, type Line } from './chat-state.ts'

const maxLines = 200
/** Stored under the picture's slug, which stays when the profile's address changes. */
const chatOf = (pictureSlug: string) =>
  storedValue(
    `chat:${pictureSlug}`,
    (stored: Partial<ChatState> | null) => (stored ? stateIn(stored) : emptyChat),
    {
      in: 'tab',
    },
  )

/** The conversation that this tab has stored. */
export const storedChat = (pictureSlug: string): ChatState => chatOf(pictureSlug).read()

/** Stores a conversation in this tab, if the browser allows it. */
export function storeChat(pictureSlug: string, { lines, ...state }: ChatState): void {
  chatOf(pictureSlug).write({ ...state, lines: lines.slice(-maxLines) })
}

/** Parses a stored conversation field by field; throws on a value of the wrong type. */
function stateIn(stored: Unparsed<ChatState>): ChatState {
  const { sessionId, lines, draft, readAt, knowsOwnerReads, phase } = stored
  const restored = (lines as Unparsed<Line>[]).map(lineIn)
  return {
    ...emptyChat,
    sessionId: /^[\w-]{8,80}$/.exec(wordsIn(sessionId))?.[0] ?? '',
    lines: phase === 'quiet' ? restored : brokenOff(restored),
    draft: wordsIn(draft),
    readAt: typeof readAt === 'number' ? readAt : null,
    knowsOwnerReads: knowsOwnerReads === true,
  }
}

type Suggested = NonNullable<Line['suggestion']>
type Unparsed<Whole> = { [Name in keyof Whole]?: unknown }

function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value
  throw new TypeError('Words were expected')
}

const lineIn = ({
  id,
  isUser,
  text,
  at,
  citations,
  grounds,
  toolUses,
  corrections,
  isUnanswered,
  isAskedByMail,
  nearest,
  perhaps,
  suggestion,
  meeting,
  booked,
  mark,
  isUnsaved,
}: Unparsed<Line>): Line => ({
  id: wordsIn(id),
  isUser: isUser === true,
  text: wordsIn(text),
  at: new Date(wordsIn(at)).toISOString(),
  citations: (citations as Unparsed<Citation>[]).map(citationIn),
  ...(grounds ? { grounds: (grounds as Unparsed<Ground>[]).map(groundIn) } : {}),
  ...(toolUses ? { toolUses: (toolUses as Unparsed<ToolUse>[]).map(toolUseIn) } : {}),
  ...(corrections ? { corrections: (corrections as Unparsed<QuotedCorrection>[]).map(correctionIn) } : {}),
  ...(isUnanswered === true && { isUnanswered }),
  ...(isAskedByMail === true && { isAskedByMail }),
  ...(nearest ? { nearest: nearestIn(nearest) } : {}),
  ...(perhaps ? { perhaps: (perhaps as Unparsed<NearestStory>[]).map(nearestIn) } : {}),
  ...(suggestion ? { suggestion: suggestionIn(suggestion) } : {}),
  // Times may be taken by now, so they are fetched again.
  ...(meeting ? { meeting: {} } : {}),
  ...(booked ? { booked: bookedIn(booked) } : {}),
  ...(mark === 'scripted' || mark === 'stopped' || mark === 'broken' ? { mark } : {}),
  isUnsaved: isUnsaved === true,
})

const citationIn = ({ quote, confirmedBy, ...story }: Unparsed<Citation>): Citation => ({
  ...nearestIn(story),
  quote: wordsIn(quote),
  ...(Array.isArray(confirmedBy) && {
    confirmedBy: confirmedBy.map(({ name, at }) => ({ name: wordsIn(name), at: wordsIn(at) })),
  }),
})

const groundIn = ({ from, to, on }: Unparsed<Ground>): Ground => ({
  from: Number(from),
  to: Number(to),
  on: on ? (on as NonNullable<Ground['on']>) : null,
})

const toolUseIn = ({ says, ...use }: Unparsed<ToolUse>) => ({ ...(use as ToolUse), says: wordsIn(says) })

const correctionIn = ({ id, quote, by, at }: Unparsed<QuotedCorrection>): QuotedCorrection => ({
  id: Number(id),
  quote: wordsIn(quote),
  by: wordsIn(by),
  at: new Date(wordsIn(at)).toISOString(),
})

// A tab that was opened before December 2026 may have stored the index as `plate`.
const nearestIn = ({
  storyId,
  plate,
  storyIndex = plate,
  title,
}: Unparsed<NearestStory & { plate: number }>): NearestStory => ({
  storyId: Number(storyId),
  storyIndex: Number(storyIndex),
  title: wordsIn(title),
})

const bookedIn = ({ token, start, end }: Unparsed<BookingAnswer>): BookingAnswer => ({
  token: wordsIn(token),
  start: new Date(wordsIn(start)).toISOString(),
  end: new Date(wordsIn(end)).toISOString(),
})

const suggestionIn = ({ field, text, instead, isDeclined }: Unparsed<Suggested>): Suggested => ({
  field: wordsIn(field) as Suggested['field'],
  text: wordsIn(text),
  instead: wordsIn(instead),
  isDeclined: isDeclined === true,
})

/** Marks an answer that was on its way when the page was left as broken off. */
function brokenOff(lines: Line[]): Line[] {
  const last = lines.at(-1)
  if (!last) return lines
  const mark = 'broken'
  return last.isUser
    ? [...lines, { ...last, id: `${last.id}-answer`, isUser: false, text: '', isUnsaved: false, mark }]
    : [...lines.slice(0, -1), { ...last, mark }]
}
