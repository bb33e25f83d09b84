import type { Call } from '../../call.ts'
import type { Agent } from '../../features/chat/answer.ts'
import { platformTokens } from '../../features/chat/platform-allowance.ts'
import { type Allowance, reserveUntilSettled } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { addressHash } from '../../services/identity/address.ts'

const questionsPerDay = 200

/**
 * Reserves one question of this visitor, and the tokens of one answer of this agent and of the whole site.
 * @throws AppError DAILY_LIMIT, AGENT_RESTING.
 */
export async function reserveAnswer(
  call: Call,
  { agent, ...tokens }: Pick<Allowance, 'subject' | 'limit' | 'amount'> & { agent: Agent },
) {
  const reserved = await reserveUntilSettled(call, [
    {
      unit: 'questions',
      subject: `visitor:${await addressHash(call)}`,
      amount: 1,
      limit: questionsPerDay,
      window: 'day',
    },
    { unit: 'tokens', ...tokens, window: 'day' },
    ...platformTokens(call, agent, tokens.amount),
  ])
  if (!reserved.short) return reserved.held
  const { unit, retryAfterSeconds } = reserved.short
  throw new AppError(unit === 'tokens' ? 'AGENT_RESTING' : 'DAILY_LIMIT', { retryAfterSeconds })
}
