import type { FakeModel } from '#test/fakes/model.ts'
import { simulateQuestions } from '#test/simulations/question-storm.ts'
import type { Product } from '../instruments/products.ts'
import { measured, type Row } from '../row.ts'

const people = 200

/** Visitors who ask one agent at once, whose answers end in every way, and what of it was not counted as it was sent. */
export async function questionStorm(product: Product, model: FakeModel): Promise<Row[]> {
  const storm = await simulateQuestions(product, model, people)
  const { wrong, answered, left, refused, notEnded, waited, tokens } = storm
  for (const line of wrong) console.error(line)
  const half = Math.round(waited[waited.length >> 1] ?? 0)
  return [
    measured({
      name: `${people} visitors ask one agent at once, the slowest answer`,
      figure: waited.at(-1) ?? 0,
      unit: 'ms',
      note: `half within ${half} ms`,
    }),
    measured({
      name: `${people} visitors ask one agent at once: streams that did not end`,
      figure: notEnded,
      unit: 'errors',
      budget: { of: 'figure', atMost: 0 },
      note: `${answered} answered to the end, ${left} left by their visitor, ${refused} refused with 503`,
    }),
    measured({
      name: `${people} visitors ask one agent at once: counted otherwise than sent`,
      figure: wrong.length - notEnded,
      unit: 'errors',
      budget: { of: 'figure', atMost: 0 },
      note: `${tokens} tokens counted`,
    }),
  ]
}
