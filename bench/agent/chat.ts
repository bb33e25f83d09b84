import { services } from '#schema/paths.ts'
import { type FakeModel, sayingSlowly } from '#test/fakes/model.ts'
import { json } from '../instruments/calls.ts'
import type { Product } from '../instruments/products.ts'
import { median } from '../instruments/timing.ts'
import { firstProfile } from '../pages/pages.ts'
import { measured, type Row } from '../row.ts'

const budgetMs = 30
const betweenWordsMs = 15

/** Time to an agent's first word through the product less the time to it from the model itself, in turn. */
export async function firstToken(product: Product, model: FakeModel, calls: number): Promise<Row> {
  const agentName = await firstProfile(product)
  const through: number[] = []
  const direct: number[] = []
  for (let call = 0; call <= calls; call += 1) {
    const question = `What would you do first about problem ${call}?`
    model.answer(
      question,
      sayingSlowly(betweenWordsMs, 'First ', 'I would ', 'ask the people ', 'who do the work.'),
    )
    const sessionId = `bench-${process.pid}-${call}`
    const body = { sessionId, agentName, userMessage: question }
    const own = { model: 'fake', stream: true, messages: [{ role: 'user', content: question }] }
    through.push(await untilWord(`${product.url}${services.api}/chat/ai-response`, body, '"text-delta"'))
    direct.push(await untilWord(`${model.url}/chat/completions`, own, '"content":"First'))
  }
  // The first call of each opens connections.
  const [own, whole] = [median(direct.slice(1)), median(through.slice(1))]
  return measured({
    name: 'first chat token, over the model’s own',
    figure: whole - own,
    unit: 'ms',
    budget: { of: 'figure', atMost: budgetMs },
    note: `${whole.toFixed(1)} ms through the product, ${own.toFixed(1)} ms from the model`,
  })
}

/** Milliseconds until a streamed answer has said `word`; the rest is read too. */
async function untilWord(url: string, body: object, word: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url, { ...json(body), signal: AbortSignal.timeout(15_000) })
  const decoder = new TextDecoder()
  let text = ''
  let delay: number | undefined
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    if (text.includes(word)) delay ??= performance.now() - began
  }
  if (delay === undefined) throw new Error(`${url} did not answer: ${answer.status} ${text.slice(0, 200)}`)
  return delay
}
