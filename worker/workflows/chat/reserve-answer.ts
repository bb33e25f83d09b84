import type { Call } from '../../call.ts'
import { type Agent, tokensExpected } from '../../features/chat/answer.ts'
import { insteadOfModel } from '../../features/chat/fallback-model.ts'
import { platformTokens } from '../../features/chat/platform-allowance.ts'
import { type Allowance, type ExceededLimit, reserveUntilSettled } from '../../services/allowances.ts'
import { addressHash } from '../../services/identity/address.ts'

const questionsPerDay = 200
/** What one address may use of an owner's tokens in a day, so that a few strangers do not use them all. */
const shareOfVisitor = 1 / 5

export type OwnerTokens = Pick<Allowance, 'subject' | 'limit'> & {
  /** Whether they are for one device alone, which then may use them all. */
  isOfOneDevice?: boolean
}

/**
 * Reserves a question of this visitor and a model's tokens of the owner, the visitor's share and the site; where too few
 * are left, the built-in agent answers without any. `exceeded` where no question is left today.
 */
export async function reserveAnswer(
  call: Call,
  {
    agent,
    lines,
    tokens,
  }: { agent: Agent; lines: Parameters<typeof tokensExpected>[2]; tokens: OwnerTokens },
): Promise<{ agent: Agent; allowances: Allowance<'questions' | 'tokens'>[] } | { exceeded: ExceededLimit }> {
  const visitor = `visitor:${await addressHash(call)}`
  const amount = tokensExpected(call, agent, lines)
  const reserved = await reserveUntilSettled<'questions' | 'tokens'>(
    call,
    [{ unit: 'questions', subject: visitor, amount: 1, limit: questionsPerDay, window: 'day' }],
    tokensOf(call, agent, { amount, visitor, tokens }),
  )
  if (reserved.exceeded) return { exceeded: reserved.exceeded }
  const { allowances, lacksWished } = reserved
  if (!lacksWished) return { agent, allowances }
  return { agent: { ...agent, isRuled: true, builtIn: insteadOfModel(agent.builtIn) }, allowances }
}

type Expected = { amount: number; visitor: string; tokens: OwnerTokens }

function tokensOf(call: Call, agent: Agent, { amount, visitor, tokens }: Expected): Allowance<'tokens'>[] {
  if (!amount) return []
  const { subject, limit, isOfOneDevice } = tokens
  const inTokens = { unit: 'tokens', amount, window: 'day' } as const
  const share = {
    ...inTokens,
    subject: `${subject} ${visitor}`,
    limit: Math.max(limit * shareOfVisitor, amount),
  }
  return [
    { ...inTokens, subject, limit },
    ...(isOfOneDevice ? [] : [share]),
    ...platformTokens(call, agent, amount),
  ]
}
