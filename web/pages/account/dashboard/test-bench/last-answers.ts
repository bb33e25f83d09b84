import { mostTried } from '#schema/chat/bench.ts'
import type { TriedAnswer } from '#schema/chat/bench-answers.ts'
import { currentWriter } from '#web/client/current-username.ts'
import { kept } from '#web/client/kept.ts'

/** What the agent said to a question when it was last tried. */
export type LastAnswer = { question: string; at: string; answer: TriedAnswer }
type Kept = { whose: string | null; answers: LastAnswer[] }

const device = kept('bench', (stored: Partial<Kept> | null): Kept => {
  const answers = Array.isArray(stored?.answers) ? stored.answers.filter(isWhole) : []
  return { whose: stored?.whose ?? null, answers }
})

/** The answers of the last trials on this device, newest last. */
export function lastAnswers(): readonly LastAnswer[] {
  const { whose, answers } = device.read()
  return whose === currentWriter() ? answers : []
}

/** Keeps what the agent said now in place of what it said before. */
export function keepAnswer(question: string, answer: TriedAnswer): void {
  const others = lastAnswers().filter((one) => one.question !== question)
  const answers = [...others, { question, at: new Date().toISOString(), answer }]
  device.write({ whose: currentWriter(), answers: answers.slice(-mostTried) })
}

const isWhole = ({ question, at, answer }: Partial<LastAnswer>) =>
  typeof question === 'string' && typeof at === 'string' && typeof answer?.text === 'string'
