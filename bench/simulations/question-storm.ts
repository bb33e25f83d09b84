import { startFakeModel } from '#test/fakes/model.ts'
import { stormOfQuestions } from '#test/simulations/question-storm.ts'
import type { Effort } from '../effort.ts'
import { startOwnProduct } from '../instruments/products.ts'
import { measured, type Row } from '../row.ts'

/** Visitors who ask one agent at once, whose answers end in every way, and what of it was not counted as it was sent. */
export async function questionStorm({ isQuick }: Effort): Promise<Row[]> {
  const people = isQuick ? 48 : 200
  const model = await startFakeModel()
  const product = await startOwnProduct({
    ...{ RATE_LIMITS: 'on', OPENAI_BASE_URL: model.url, OPENAI_CHAT_MODEL: 'fake' },
  })
  try {
    const { wrong, refused, waited, tokens } = await stormOfQuestions(product, model, people)
    for (const line of wrong) console.error(line)
    return [
      measured({
        what: `${people} visitors ask one agent at once, the slowest answer`,
        figure: waited.at(-1) ?? 0,
        unit: 'ms',
        note: `half within ${Math.round(waited[waited.length >> 1] ?? 0)} ms; ${tokens} tokens; ${refused} told that the database was too busy`,
      }),
      measured({
        what: `${people} visitors ask one agent at once: not ended, or not counted as sent`,
        figure: wrong.length,
        unit: 'errors',
        budget: { of: 'figure', atMost: 0 },
      }),
    ]
  } finally {
    await product.stop()
    model.stop()
  }
}
