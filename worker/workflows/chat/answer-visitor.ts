import type { AskAgent } from '#schema/chat/chat.ts'
import type { Citation } from '#schema/chat/chat-answers.ts'
import type { ErrorCode } from '#schema/errors.ts'
import { plans } from '#schema/levels.ts'
import type { CarriedResult } from '#schema/scorecard/carried-result.ts'
import type { Call } from '../../call.ts'
import { type Agent, askAgent, tokensExpected, tokensRead } from '../../features/chat/answer.ts'
import type { AgentChunk } from '../../features/chat/answer-chunks.ts'
import { asksForPrice, asksToMeet } from '../../features/chat/built-in-agent/intents.ts'
import { type Line, saveLine } from '../../features/chat/commands.ts'
import { viewGallery } from '../../features/chat/gallery-view.ts'
import { meetingOffer } from '../../features/chat/meeting-offer.ts'
import { namedReferees } from '../../features/chat/named-referees.ts'
import { profileAgent } from '../../features/chat/profile-agent.ts'
import {
  agentIn,
  hasJustBegun,
  ownSession,
  recentMessages,
  type Speaker,
  sessionStateOf,
} from '../../features/chat/queries.ts'
import { nothingTaught, taughtAt, taughtFrom } from '../../features/chat/taught/taught.ts'
import { recordEvent } from '../../features/figures/commands.ts'
import { isPerson, ownProfileId } from '../../features/figures/who-counts.ts'
import { recordUnanswered } from '../../features/inbox/commands.ts'
import { publicIdAt, publishedAt, publishedFrom } from '../../features/profiles/queries.ts'
import { type Allowance, chargeReserved } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import type { Statements } from '../../services/database.ts'
import { addressHash } from '../../services/identity/address.ts'
import { configuredModel } from '../../services/model.ts'
import { readTogether, write } from '../../services/write.ts'
import { reserveAnswer } from './reserve-answer.ts'

/**
 * Saves a line of a conversation with a profile's agent, and counts the chat as begun. Safe to repeat; one round trip.
 * @throws AppError PROFILE_NOT_FOUND, SESSION_NOT_YOURS for a session of another visitor or agent (R20).
 */
export async function saveVisitorLine(
  call: Call,
  visitorId: string,
  profileUrl: string,
  session: Session,
  line: Line,
): Promise<void> {
  const speaker = speakerOf(visitorId, profileUrl, session)
  const saved = await write(call, {
    ...saveLine(call, speaker, line),
    begun: recordEvent(call, {
      kind: 'chatStarted',
      profileUrl,
      subject: session.sessionId,
      visitor: await addressHash(call),
      provided: hasJustBegun(speaker),
    }),
  })
  if (!saved.session.length) throw await notSaved(call, speaker, 'PROFILE_NOT_FOUND')
}

/** The reason why a line was not saved: the session belongs to somebody else, or `code`. */
export async function notSaved(call: Call, speaker: Speaker, code: ErrorCode): Promise<AppError> {
  agentIn(await sessionStateOf(call, speaker), speaker.visitorId)
  return new AppError(code)
}

function requireAgent(sessionState: Awaited<ReturnType<typeof sessionStateOf>>, visitorId: string) {
  if (!agentIn(sessionState, visitorId)) throw new AppError('PROFILE_NOT_FOUND')
}

/** Which conversation, and whether its visitor was told that the expert can read it. */
type Session = Pick<AskAgent, 'sessionId' | 'knowsOwnerReads'>

const speakerOf = (visitorId: string, profileUrl: string, session: Session): Speaker => ({
  sessionId: session.sessionId,
  knowsOwnerReads: session.knowsOwnerReads,
  visitorId,
  agent: publicIdAt(profileUrl),
  of: 'profile',
})

export type VisitorQuestion = Pick<AskAgent, 'sessionId' | 'userMessage'> & { messageId: string }

/**
 * Answers a question to the agent of a profile, within the day's allowance of its owner. Reads everything in one
 * round trip.
 * @throws AppError PROFILE_NOT_FOUND when nobody is published there, SESSION_NOT_YOURS, else as `answerAs`.
 */
export async function answerVisitor(
  call: Call,
  visitorId: string,
  profileUrl: string,
  asked: VisitorQuestion &
    Session & {
      /** The scorecard that the visitor chose to bring. */
      result: CarriedResult | undefined
    },
  signal: AbortSignal,
) {
  const { sessionId, userMessage, result } = asked
  const speaker = speakerOf(visitorId, profileUrl, asked)
  const [{ sessionState, lines, ...rows }, gallery] = await Promise.all([
    readTogether(call, {
      sessionState: sessionStateOf(call, speaker),
      lines: recentMessages(call, sessionId),
      ...publishedAt(call, profileUrl),
      ...taughtAt(call, profileUrl),
    }),
    viewGallery(call, profileUrl, userMessage),
  ])
  const [found] = publishedFrom(rows)
  if (!found) throw new AppError('PROFILE_NOT_FOUND')
  requireAgent(sessionState, visitorId)
  const { profile, plan } = found
  const taught = plans[plan].advancedAgent ? taughtFrom(rows) : nothingTaught
  const readMeeting = profile.hasOpenHours ? () => meetingOffer(call, profileUrl, visitorId) : undefined
  // A configured model answers what a price is; the built-in agent says beside it what booking costs.
  const isOffered =
    asksToMeet(userMessage, profile) || (!configuredModel(call) && asksForPrice(userMessage, profile))
  const meeting = isOffered ? await readMeeting?.() : undefined
  return answerAs(call, asked, signal, {
    agent: profileAgent(profile, userMessage, {
      result,
      gallery,
      meeting,
      readMeeting,
      taught,
      search: (words) => viewGallery(call, profileUrl, words),
    }),
    lines: lines.toReversed(),
    speaker,
    saveQuestion: (question) => saveVisitorLine(call, visitorId, profileUrl, asked, question),
    tokens: { subject: `profile:${profile.id}`, limit: plans[plan].agentTokensPerDay },
    refereesIn: (said) => namedReferees(profile, said),
    notAnswered: await recordIfUnanswered(call, profile.id, userMessage),
  })
}

/** An address or a number: who asks is not recorded. */
const saysWho = /\S@\S|\d{3}[ ().-]?\d{3}/

type Condition = ReturnType<typeof ownSession>

/** The statement that records a person's question as unanswered; undefined where it does not count. */
async function recordIfUnanswered(call: Call, profileId: number, question: string) {
  if (!isPerson(call) || saysWho.test(question)) return undefined
  const visitor = await addressHash(call)
  const asked = { question, source: 'chat', visitor, own: ownProfileId(call) } as const
  return (onlyIf: Condition) => recordUnanswered(call, profileId, asked, onlyIf)
}

/** In which conversation an answer is given, and whose tokens it uses, at most `limit` in a day. */
type Held = {
  agent: Agent
  /** What was said before, oldest line first. */
  lines: Line[]
  speaker: Speaker
  saveQuestion: (question: Line) => Promise<void>
  tokens: Pick<Allowance, 'subject' | 'limit'>
  /** Whom of the profile's referees an answer names or quotes. */
  refereesIn?: (said: Pick<Line, 'text'> & { citations: Citation[] }) => number[]
  /** Records that the agent had no answer. */
  notAnswered?: ((onlyIf: Condition) => Statements[number]) | undefined
}

/**
 * Answers a visitor's question, saves both, and charges the day's allowances of visitor and agent for what was used
 * (R21), also by who leaves early.
 * @throws AppError DAILY_LIMIT, AGENT_RESTING, SESSION_NOT_YOURS, AGENT_UNAVAILABLE; then nothing stays reserved.
 */
export async function answerAs(
  call: Call,
  { userMessage, messageId }: VisitorQuestion,
  signal: AbortSignal,
  { agent, lines, speaker, saveQuestion, tokens, refereesIn, notAnswered }: Held,
) {
  if (signal.aborted) throw new AppError('AGENT_UNAVAILABLE')
  const question = { id: messageId, text: userMessage, isUser: true }
  const conversation = upTo(lines, question)
  const allowances = await reserveAnswer(call, {
    ...tokens,
    agent,
    amount: tokensExpected(call, agent, question.text),
  })
  try {
    const asking = askAgent(call, agent, conversation, { signal })
    const saving = saveQuestion(question)
    // Nobody waits for it, and it is saved also where the agent fails first.
    call.keepAlive(saving.catch((error: Error) => console.error('The question was not saved', error.name)))
    const answer = await asking
    const saved = answer.finished.then(async (said) => {
      const { text, citations, corrections, perhaps, suggestion, grounds, toolUses } = said
      // Named after its question: asked again after a broken connection, it is not answered twice.
      const referees = refereesIn?.({ text, citations }) ?? []
      const line = {
        id: `${messageId}.answer`,
        text,
        isUser: false,
        isAnswer: true as const,
        citations,
        corrections,
        perhaps,
        suggestion,
        referees,
        grounds,
        toolUses,
      }
      const later = { ...call, now: new Date(call.now.getTime() + 1) }
      const used = chargeReserved(call, allowances, { questions: 1, tokens: said.tokens })
      const isQuestionSaved = await saving.then(
        () => true,
        () => false,
      )
      const isSaved = text.trim() && isQuestionSaved
      await write(call, {
        ...(isSaved && saveLine(later, speaker, line)),
        unanswered: isSaved && said.isUnanswered ? notAnswered?.(ownSession(speaker)) : undefined,
        used,
      })
      return said
    })
    call.keepAlive(saved.catch((error: Error) => console.error('The answer was not saved', error.name)))
    return { chunks: answer.chunks.pipeThrough(endingAfter<AgentChunk>(saved)), saved }
  } catch (error) {
    const tokens = signal.aborted ? tokensRead(call, agent, conversation) : 0
    const used = chargeReserved(call, allowances, { questions: tokens ? 1 : 0, tokens })
    call.keepAlive(
      write(call, { used }).catch((cause: Error) =>
        console.error('An allowance was not given back', cause.name),
      ),
    )
    throw error
  }
}

/** A stream that ends only after `done`, so that a repeated question finds this answer saved. */
const endingAfter = <Chunk>(done: Promise<unknown>) =>
  new TransformStream<Chunk, Chunk>({ flush: () => done.then(noMore, noMore) })
const noMore = () => undefined

/** A conversation up to a question, which may stand in it already: saved just now, or asked before and answered. */
function upTo(lines: Line[], question: Line): Line[] {
  const asked = lines.findIndex(({ id }) => id === question.id)
  if (asked >= 0) return lines.slice(0, asked + 1)
  const last = lines.at(-1)
  return last?.isUser && last.text === question.text ? lines : [...lines, question]
}
