import { ArrowUp } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { greetingOf } from '#schema/chat/agent-script.ts'
import { AskExpert } from '#web/features/questions/ask-expert.tsx'
import type { ChatConversation, Line } from './conversation.ts'
import { useFollowEnd } from './follow-end.ts'
import { Message } from './message.tsx'
import type { Speaker } from './speaker.ts'
import type { Talk } from './talk.ts'

const MeetingTimes = lazy(async () => ({ default: (await import('./meeting-times.tsx')).MeetingTimes }))

type Props = {
  profile: Speaker
  /** What the agent reads, in words: `this page`. */
  source: string
  talk: Talk
  conversation: ChatConversation
  onOpenStory: (storyId: number) => void
}

/** What was said so far: the greeting, then the conversation, or what one might ask first. */
export function MessageList({ profile, source, talk, conversation, onOpenStory }: Props) {
  const { lines, phase, sessionId } = conversation
  const unanswered = phase === 'quiet' && questionWithoutStory(lines)
  const list = useRef<HTMLDivElement>(null)
  const { isAway, onScroll, showLatest } = useFollowEnd(list, lines, talk)
  /** What was pressed goes away with the press; the conversation keeps the focus. */
  const ask = (question: string) => {
    void talk.ask(question)
    list.current?.focus({ preventScroll: true })
  }
  const askAgain = () => ask(lines.findLast(({ isUser }) => isUser)?.text ?? '')
  const offers = lines.filter(({ meeting }) => meeting)
  const agent = `${profile.firstName}’s agent`
  const notice = whoReads(profile, conversation)
  return (
    <div className="chat-talk-place">
      <div
        ref={list}
        className="chat-talk"
        role="log"
        aria-live="polite"
        aria-busy={phase === 'answering'}
        aria-label={`Conversation with ${agent}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <p>{greetingOf(profile)}</p>
        {notice && <p className="text-ink-soft text-small">{notice}</p>}
        {lines.length === 0 && phase === 'quiet' && (
          <ul aria-label="Suggested questions">
            {suggestedQuestions(profile).map((question) => (
              <li key={question}>
                <button type="button" className="chat-suggestion" onClick={() => ask(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
        {lines.length > 0 && (
          <ol className="grid gap-s4">
            {lines.map((line) => (
              <Message
                key={line.id}
                line={line}
                agent={agent}
                onRetry={phase === 'quiet' && line === lines.at(-1) ? askAgain : undefined}
                onOpenStory={onOpenStory}
                onAsk={phase === 'quiet' ? ask : undefined}
              >
                {line.meeting && (
                  <Suspense>
                    <MeetingTimes
                      profile={profile}
                      meeting={line.meeting}
                      booked={line.booked}
                      offeredAt={line.at}
                      nextOfferAt={offers[offers.indexOf(line) + 1]?.at}
                      about={askedBefore(lines, line)}
                      onBooked={(booked) => talk.revise(line.id, { booked })}
                    />
                  </Suspense>
                )}
              </Message>
            ))}
          </ol>
        )}
        {unanswered && <AskExpert to={profile} question={unanswered} sessionId={sessionId} />}
        {phase === 'thinking' && <p className="chat-thinking">Reading {source}…</p>}
      </div>
      {isAway && (
        <button type="button" className="chat-latest" onClick={showLatest}>
          Latest
          <ArrowUp size={16} strokeWidth={2} aria-hidden className="rotate-180" />
        </button>
      )}
    </div>
  )
}

/** Who reads the conversation, said before it begins (R20). Of one from before that was said, the expert reads nothing. */
function whoReads({ firstName, hasOwner }: Speaker, { sessionId, knowsOwnerReads }: ChatConversation) {
  if (!hasOwner) return 'This is a sample profile: no expert reads this conversation.'
  return (knowsOwnerReads || !sessionId) && `${firstName} can read this conversation.`
}

/** The last question, where the agent had no story for it. */
function questionWithoutStory(lines: readonly Line[]) {
  const [asked, answer] = lines.slice(-2)
  const offersTimes = answer?.meeting && answer.meeting.slots?.length !== 0
  const hasStory = answer?.isUser || answer?.citations.length || answer?.mark === 'stopped' || offersTimes
  return asked?.isUser && answer && !hasStory ? asked.text : undefined
}

/** What the visitor asked last before they asked to meet: what a meeting may be about. */
function askedBefore(lines: readonly Line[], offer: Line) {
  const before = lines.slice(0, lines.indexOf(offer))
  return (
    before.findLast(({ isUser }, place) => isUser && before[place + 1] && !before[place + 1]?.meeting)
      ?.text ?? ''
  )
}

/** Up to three questions that what is published on the page can answer: first about its stories. */
function suggestedQuestions({ firstName, stories, references, coreDeliverables }: Speaker) {
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
