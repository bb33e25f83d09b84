import type { AskAgent } from '#schema/chat/chat.ts'
import { plans } from '#schema/levels.ts'
import type { CarriedResult } from '#schema/scorecard/carried-result.ts'
import type { Call } from '../../call.ts'
import { asksForPrice, asksToMeet } from '../../features/chat/built-in-agent/question/intents.ts'
import type { Line } from '../../features/chat/commands.ts'
import { viewGallery } from '../../features/chat/gallery-view.ts'
import { lineLimitOf, saveCountedLine } from '../../features/chat/line-commands.ts'
import { withoutMarks } from '../../features/chat/marks.ts'
import { meetingOffer } from '../../features/chat/meeting-offer.ts'
import { namedReferees } from '../../features/chat/named-referees.ts'
import { profileAgent } from '../../features/chat/profile-agent.ts'
import {
  agentIn,
  type ChatParties,
  hasJustStarted,
  recentMessages,
  sessionStateOf,
} from '../../features/chat/queries.ts'
import { nothingTaught, taughtAt, taughtFrom } from '../../features/chat/taught/taught.ts'
import { recordEvent } from '../../features/figures/commands.ts'
import { isPerson, ownProfileId } from '../../features/figures/counted-visitors.ts'
import { recordUnanswered } from '../../features/inbox/commands.ts'
import { publishedAt, publishedFrom } from '../../features/profiles/public-profile-queries.ts'
import { publicIdAt } from '../../features/profiles/queries.ts'
import { AppError } from '../../services/app-error.ts'
import type { Condition } from '../../services/database/conditions.ts'
import { addressHash } from '../../services/identity/address.ts'
import { configuredModel } from '../../services/models/model.ts'
import { readTogether, write } from '../../services/write.ts'
import { answerQuestion, notSaved, repeatAnswer, type VisitorQuestion } from './answer-question.ts'

/**
 * Saves a line of a conversation with a profile's agent, and counts the chat as begun. Safe to repeat; one round trip.
 * @throws AppError PROFILE_NOT_FOUND, DAILY_LIMIT, SESSION_NOT_YOURS for a session of another visitor or agent (R20).
 */
export async function saveVisitorLine(call: Call, conversation: Conversation, line: Line): Promise<void> {
  const { profileUrl, sessionId } = conversation
  const parties = partiesOf(conversation)
  const lineLimit = await lineLimitOf(call)
  const saved = await write(call, {
    ...saveCountedLine(call, parties, line, lineLimit),
    begun: recordEvent(call, {
      kind: 'chatStarted',
      profileUrl,
      subject: sessionId,
      visitor: await addressHash(call),
      provided: hasJustStarted(parties),
    }),
  })
  if (!saved.session.length) throw await notSaved(call, parties, lineLimit, 'PROFILE_NOT_FOUND')
}

/** Who talks with whose agent, and whether they were informed that the expert can read it. */
type Conversation = Pick<AskAgent, 'sessionId' | 'knowsOwnerReads'> & {
  visitorId: string
  profileUrl: string
}

const partiesOf = ({ sessionId, knowsOwnerReads, visitorId, profileUrl }: Conversation): ChatParties => ({
  sessionId,
  knowsOwnerReads,
  visitorId,
  agent: publicIdAt(profileUrl),
  agentKind: 'profile',
})

/**
 * Answers a question to the agent of a profile, within the day's allowance of its owner. Reads everything in one
 * round trip.
 * @throws AppError PROFILE_NOT_FOUND when nobody is published there, SESSION_NOT_YOURS, else as `answerQuestion`.
 */
export async function answerVisitor(
  call: Call,
  visitorQuestion: VisitorQuestion &
    Conversation & {
      /** The scorecard that the visitor chose to bring. */
      result: CarriedResult | undefined
    },
  signal: AbortSignal,
) {
  const { visitorId, profileUrl, sessionId, userMessage, result, isWholeAtOnce = false } = visitorQuestion
  const parties = partiesOf(visitorQuestion)
  const lineLimit = await lineLimitOf(call)
  const [{ sessionState, exceededRows, lines, ...rows }, gallery] = await Promise.all([
    readTogether(call, {
      sessionState: sessionStateOf(call, parties),
      exceededRows: lineLimit.exceededRows,
      lines: recentMessages(call, sessionId),
      ...publishedAt(call, profileUrl),
      ...taughtAt(call, profileUrl),
    }),
    viewGallery(call, profileUrl, userMessage),
  ])
  const [found] = publishedFrom(rows)
  if (!found) throw new AppError('PROFILE_NOT_FOUND')
  if (!agentIn(sessionState, visitorId)) throw new AppError('PROFILE_NOT_FOUND')
  const exceeded = lineLimit.exceededIn(exceededRows)
  if (exceeded) return repeatAnswer(call, visitorQuestion, exceeded)
  const { profile, plan } = found
  const taught = plans[plan].advancedAgent ? taughtFrom(rows) : nothingTaught
  const readMeeting = profile.hasOpenHours ? () => meetingOffer(call, profileUrl, visitorId) : undefined
  // A configured model answers what a price is; the built-in agent says beside it what booking costs.
  const isOffered =
    asksToMeet(userMessage, profile) || (!configuredModel(call) && asksForPrice(userMessage, profile))
  const meeting = isOffered ? await readMeeting?.() : undefined
  return answerQuestion(call, visitorQuestion, signal, {
    agent: profileAgent(profile, userMessage, {
      result,
      gallery,
      meeting,
      readMeeting,
      taught,
      isWholeAtOnce,
      search: (words) => viewGallery(call, profileUrl, words),
    }),
    lines: lines.toReversed(),
    parties,
    saveQuestion: (question) => saveVisitorLine(call, visitorQuestion, question),
    tokens: { subject: `profile:${profile.id}`, limit: plans[plan].agentTokensPerDay },
    refereesIn: (text) => namedReferees(withoutMarks(profile), text),
    notAnswered: await recordIfUnanswered(call, profile.id, userMessage),
  })
}

/** Matches an email address or a number: contact details in a question are not recorded. */
const saysWho = /\S@\S|\d{3}[ ().-]?\d{3}/

/** The statement that records a person's question as unanswered; undefined where it does not count. */
async function recordIfUnanswered(call: Call, profileId: number, question: string) {
  if (!isPerson(call) || saysWho.test(question)) return undefined
  const visitor = await addressHash(call)
  const unanswered = { question, source: 'chat', visitor, own: ownProfileId(call) } as const
  return (onlyIf: Condition) => recordUnanswered(call, profileId, unanswered, onlyIf)
}
