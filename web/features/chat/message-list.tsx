import type { ReactNode } from 'react'
import { greetingOf, honestNo } from '#schema/chat/agent-script.ts'
import type { MeetingOffer } from '#schema/chat/chat-answers.ts'
import type { BookingAnswer } from '#schema/meetings/meetings.ts'
import { ChatLog } from './chat-log.tsx'
import type { ChatProfile } from './chat-profile.ts'
import type { Chat } from './conversation/chat.ts'
import type { ChatState, Line } from './conversation/chat-state.ts'
import { lazyLine } from './lines/lazy-line.tsx'
import { suggestedQuestions } from './suggested-questions.ts'

const NextActions = lazyLine(
  async () => (await import('./lines/next-actions.tsx')).NextActions,
  () => null,
)

export type TimesOffer = {
  meeting: Partial<MeetingOffer>
  booked: BookingAnswer | undefined
  /** ISO time. */
  offeredAt: string
  /** ISO time; undefined for the last one. */
  nextOfferAt: string | undefined
  /** The visitor's question before the offer. */
  about: string
  /** The agent's words over the times. */
  answer: string
  onBooked: (meeting: BookingAnswer) => void
}

type Props = {
  profile: ChatProfile
  /** The agent's source in words: `this page`. */
  source: string
  chat: Chat
  state: ChatState
  /** The address of a cited story. */
  storyHref: (storyId: number) => string
  onOpenStory: (storyId: number, quote: string) => void
  timesOf: (offer: TimesOffer) => ReactNode
}

/** The conversation with a profile's agent, with the times it offered and the question it could not answer. */
export function MessageList({ profile, source, chat, state, timesOf, ...stories }: Props) {
  const { lines, phase } = state
  const offers = lines.filter(({ meeting }) => meeting)
  const agent = `${profile.firstName}’s agent`
  const notice = whoReads(profile, state)
  return (
    <ChatLog
      chat={chat}
      state={state}
      agent={agent}
      label={`Conversation with ${agent}`}
      greeting={
        <>
          <p>{greetingOf(profile)}</p>
          {notice && <p className="text-ink-soft text-small">{notice}</p>}
        </>
      }
      questions={suggestedQuestions(profile)}
      thinking={`Reading ${source}…`}
      {...stories}
      broughtBy={(line) =>
        line.meeting ? (
          timesOf({
            meeting: line.meeting,
            booked: line.booked,
            offeredAt: line.at,
            nextOfferAt: offers[offers.indexOf(line) + 1]?.at,
            about: meetingSubject(lines, line),
            answer: line.text,
            onBooked: (booked) => chat.revise(line.id, { booked }),
          })
        ) : (
          <AskedByMailNote line={line} firstName={profile.firstName} />
        )
      }
    >
      {phase === 'quiet' && (lines.length > 0 || state.error) && (
        <NextActions profile={profile} chat={chat} state={state} />
      )}
    </ChatLog>
  )
}

/** Says before the conversation who can read it (R20). The expert cannot read one that began before this was said. */
function whoReads({ firstName, hasOwner }: ChatProfile, { sessionId, knowsOwnerReads }: ChatState) {
  if (!hasOwner) return 'This is a sample profile: no expert reads this conversation.'
  return (knowsOwnerReads || !sessionId) && `${firstName} can read this conversation.`
}

/**
 * The visitor's last question before they asked to meet, as the subject of the meeting: one that a story answers or
 * that had no answer here; no nonsense and no question about price, proof or the page.
 */
function meetingSubject(lines: readonly Line[], offer: Line) {
  const before = lines.slice(0, lines.indexOf(offer))
  const isWorthMeeting = (answer: Line | undefined) =>
    answer &&
    (answer.citations.length > 0 || answer.nearest || answer.text.startsWith(honestNo)) &&
    !answer.meeting
  const isOfProof = /\b(?:confirm|proof|prove|referee|true)/i
  return (
    before.findLast(
      ({ isUser, text }, index) => isUser && !isOfProof.test(text) && isWorthMeeting(before[index + 1]),
    )?.text ?? ''
  )
}

/** Says below an answer that the expert was asked for a better one. */
const AskedByMailNote = ({ line, firstName }: { line: Line; firstName: string }) =>
  line.isAskedByMail && (
    <p role="status" className="mt-s3 border-ink border-l-2 pl-s4">
      You have asked {firstName} to answer this by mail. If an answer comes, it goes to the address that you
      gave.
    </p>
  )
