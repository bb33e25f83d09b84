import { maxTried } from '#schema/chat/bench.ts'
import type { TriedAnswer } from '#schema/chat/bench-answers.ts'
import { currentUsername } from '#web/client/current-username.ts'
import { storedForUser } from '#web/client/stored-for-user.ts'

/** What the agent said to a question when it was last tried. */
export type LastAnswer = { question: string; at: string; answer: TriedAnswer }

const storedAnswers = storedForUser<{ answers: LastAnswer[] }>('bench', ({ answers }) =>
  Array.isArray(answers) ? { answers: answers.filter(isComplete) } : undefined,
)

/** The answers of the last trials on this device, newest last. */
export const lastAnswers = (): readonly LastAnswer[] => storedAnswers.read(currentUsername())?.answers ?? []

/** Keeps what the agent said now in place of what it said before. */
export function storeAnswer(question: string, answer: TriedAnswer): void {
  const others = lastAnswers().filter((one) => one.question !== question)
  const answers = [...others, { question, at: new Date().toISOString(), answer }]
  storedAnswers.write(currentUsername(), { answers: answers.slice(-maxTried) })
}

const isComplete = ({ question, at, answer }: Partial<LastAnswer>) =>
  typeof question === 'string' && typeof at === 'string' && typeof answer?.text === 'string'
