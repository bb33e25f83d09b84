import type { Bench } from '#schema/chat/bench.ts'
import type { BenchLine, TriedAnswer } from '#schema/chat/bench-answers.ts'
import { plans } from '#schema/levels.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { type Call, ownProfileOf } from '../../call.ts'
import { askAgent, tokensExpected, tokensRead } from '../../features/chat/answer.ts'
import { viewGallery } from '../../features/chat/gallery-view.ts'
import { platformTokens } from '../../features/chat/platform-allowance.ts'
import { profileAgent } from '../../features/chat/profile-agent.ts'
import { type Taught, taughtFrom, taughtTo } from '../../features/chat/taught/taught.ts'
import { questionKey } from '../../features/knowledge/question-key.ts'
import { findAsPublished } from '../../features/profiles/public-profile-queries.ts'
import { chargeReserved, reserveUntilSettled } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { readTogether, write } from '../../services/write.ts'

/**
 * Asks the signed-in owner's agent each question as it is now and with what is tried, on the day's tokens that visitors
 * use too where a model answers, also after the owner has left; saves nothing.
 * @throws AppError NO_OWN_PROFILE, AGENT_RESTING.
 */
export async function tryAgent(
  call: Call,
  bench: Bench,
  signal: AbortSignal,
): Promise<AsyncGenerator<BenchLine>> {
  const { id, plan } = ownProfileOf(call)
  const [profile, rows] = await Promise.all([
    findAsPublished(call, id),
    readTogether(call, taughtTo(call, id)),
  ])
  if (!profile) throw new AppError('NO_OWN_PROFILE')
  const now = taughtFrom(rows)
  const tried = {
    profile,
    now,
    limit: plans[plan].agentTokensPerDay,
    signal,
    changed: bench.draft || bench.settings ? withTried(call, now, bench) : undefined,
  }
  const [first = '', ...others] = bench.questions
  const line = await tryQuestion(call, first, tried)
  if ('code' in line && line.code === 'AGENT_RESTING')
    throw new AppError('AGENT_RESTING', { retryAfterSeconds: line.retryAfterSeconds })
  return linesOf(call, line, others, tried)
}

type Tried = {
  profile: PublicProfile
  now: Taught
  changed: Taught | undefined
  limit: number
  signal: AbortSignal
}
type Line = Exclude<BenchLine, { tokens: number }> & { retryAfterSeconds?: number }

async function* linesOf(
  call: Call,
  first: Line,
  others: readonly string[],
  tried: Tried,
): AsyncGenerator<BenchLine> {
  let tokens = 0
  const counted = ({ retryAfterSeconds: _, ...line }: Line): BenchLine => {
    if ('now' in line) tokens += line.now.tokens + (line.with?.tokens ?? 0)
    return line
  }
  yield counted(first)
  for (const question of others) {
    if (tried.signal.aborted) return
    yield counted(await tryQuestion(call, question, tried))
  }
  yield { tokens }
}

/** What is taught, with a draft in place of what it would retire, and with other settings. */
function withTried({ now }: Call, taught: Taught, { draft, settings }: Bench): Taught {
  const key = draft && questionKey(draft.asked)
  return {
    corrections: draft
      ? [
          { id: 0, ...draft, askedKey: key ?? '', alsoAsked: [], editedAt: now },
          ...taught.corrections.filter(({ askedKey: other }) => other !== key),
        ]
      : taught.corrections,
    avoid: settings?.avoid ?? taught.avoid,
    manner: settings?.manner ?? taught.manner,
    linkedQuestions: taught.linkedQuestions,
  }
}

/** Tries a question to its end, also where the owner leaves meanwhile. */
function tryQuestion(call: Call, question: string, tried: Tried): Promise<Line> {
  const line = triedLine(call, question, tried)
  call.keepAlive(line.catch(() => undefined))
  return line
}

async function triedLine(
  call: Call,
  question: string,
  { profile, now, changed, limit, signal }: Tried,
): Promise<Line> {
  const gallery = await viewGallery(call, profile.profileUrl, question)
  const agents = [now, ...(changed ? [changed] : [])].map((taught) =>
    profileAgent(profile, question, {
      gallery,
      taught,
      isWholeAtOnce: true,
      search: (words) => viewGallery(call, profile.profileUrl, words),
    }),
  )
  const conversation = [{ text: question, isUser: true }]
  const amount = agents.reduce((sum, agent) => sum + tokensExpected(call, agent, conversation), 0)
  const isRuled = agents.every((agent) => agent.isRuled)
  const subject = `profile:${profile.id}`
  const owned = { unit: 'tokens', subject, amount, limit, window: 'day' } as const
  const reserved = await reserveUntilSettled(
    call,
    amount ? [owned, ...platformTokens(call, { isRuled }, amount)] : [],
  )
  if (reserved.exceeded)
    return { question, code: 'AGENT_RESTING', retryAfterSeconds: reserved.exceeded.retryAfterSeconds }
  let used = 0
  try {
    const answers: TriedAnswer[] = []
    for (const agent of agents) {
      if (signal.aborted) throw new AppError('AGENT_UNAVAILABLE')
      const { chunks, finished } = await askAgent(call, agent, conversation, { signal }).catch((error) => {
        if (signal.aborted) used += tokensRead(call, agent, conversation)
        throw error
      })
      await chunks.pipeTo(new WritableStream())
      const { isBroken, tokens, ...rest } = await finished
      used += tokens
      if (isBroken) throw new AppError('AGENT_UNAVAILABLE')
      const { text, citations, grounds, corrections, isUnanswered } = rest
      answers.push({ text, citations, grounds, corrections, isUnanswered, tokens })
    }
    const [answer, other] = answers
    if (!answer) throw new AppError('AGENT_UNAVAILABLE')
    return { question, now: answer, ...(other && { with: other }) }
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'AGENT_UNAVAILABLE')) throw error
    return { question, code: 'AGENT_UNAVAILABLE' }
  } finally {
    await write(call, { used: chargeReserved(call, reserved.allowances, { tokens: used }) })
  }
}
