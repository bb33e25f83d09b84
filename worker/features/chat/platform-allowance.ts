import type { Call } from '../../call.ts'
import type { Allowance } from '../../services/allowances.ts'
import { configuredModel } from '../../services/models/model.ts'
import type { Agent } from './answer.ts'

/** The tokens of all agents in a day where a configured model answers, which the platform pays for; none where none does. */
export const platformTokens = (
  call: Call,
  { isRuled }: Pick<Agent, 'isRuled'>,
  amount: number,
): Allowance<'tokens'>[] =>
  !isRuled && configuredModel(call)
    ? [
        {
          unit: 'tokens',
          subject: 'models',
          amount,
          window: 'day',
          limit: call.variables.OPENAI_TOKENS_PER_DAY,
        },
      ]
    : []
