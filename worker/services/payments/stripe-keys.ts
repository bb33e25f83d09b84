import { isRepeated } from './stripe-errors.ts'

/** Stripe repeats what it answered under a key for a day; nothing fails more often within one. */
const maxKeys = 24

/**
 * Asks under an idempotency key, or under the next one of its series while Stripe repeats an error of an earlier run: whoever
 * asks for the same meanwhile comes to the same key.
 */
export async function inSeries<Answer>(key: string, ask: (key: string) => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask(attempt === 1 ? key : `${key}#${attempt}`)
    } catch (error) {
      if (attempt === maxKeys || !isRepeated(error)) throw error
    }
  }
}

/** Notes on answers whether Stripe repeats them from an earlier run: what this run was told it is told again on a second try. */
export function repeatsOfEarlierRuns() {
  const answered = new Set<string>()
  return (answer: Response, sent: RequestInit = {}): Response => {
    const request = `${new Headers(sent.headers).get('idempotency-key')} ${sent.body}`
    const isRepetition = answer.headers.get('idempotent-replayed') === 'true'
    if (!isRepetition) answered.add(request)
    else if (answered.has(request)) answer.headers.delete('idempotent-replayed')
    // Stripe would repeat it once more.
    if (isRepetition) answer.headers.set('stripe-should-retry', 'false')
    return answer
  }
}
