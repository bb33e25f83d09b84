import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/local/settings.ts'

/** `story`: one of the expert's stories answers; `unanswered`: nobody does; `elsewhere`: another expert; `fact`: the page says so. */
export type AgentQuestion = { about: string; question: string } & (
  | { kind: 'story'; story: string }
  | { kind: 'unanswered' | 'elsewhere' }
  /** Every one must be said; `a|b`: one of the two. */
  | { kind: 'fact'; says: string[] }
)
export type QuestionKind = AgentQuestion['kind']
export type AgentAnswer = {
  response: string
  citations: { title: string }[]
  nearest?: { title: string } | undefined
  perhaps?: { title: string }[] | undefined
}

/** Never read, and asked by the bench alone. */
export const blindSets = [
  'blind',
  'blind-2',
  'blind-3',
  'blind-4',
  'blind-5',
  'blind-6',
  'blind-7',
  'blind-8',
  'blind-9',
  'blind-10',
  'blind-11',
] as const

/** They mostly ask for facts, and for what is right beside them. */
export const factSets = [
  'tuned-10',
  'tuned-12',
  'tuned-13',
  'tuned-16',
  'tuned-17',
  'tuned-18',
  'tuned-23',
  'tuned-24',
  'tuned-25',
  'tuned-26',
  'tuned-27',
  'tuned-28',
  'tuned-29',
  'tuned-30',
  'tuned-31',
  'tuned-35',
  'tuned-38',
  'tuned-39',
  'tuned-40',
  'tuned-41',
] as const

export const questionSets = [
  'tuned',
  'tuned-2',
  'tuned-3',
  'tuned-4',
  'tuned-5',
  'tuned-6',
  'tuned-7',
  'tuned-8',
  'tuned-9',
  'tuned-11',
  'tuned-14',
  'tuned-15',
  'tuned-19',
  'tuned-20',
  'tuned-21',
  'tuned-22',
  'tuned-32',
  'tuned-33',
  'tuned-34',
  'tuned-36',
  'tuned-37',
  ...factSets,
  'held-out',
  ...blindSets,
] as const
export type QuestionSet = (typeof questionSets)[number]

/** One set of questions, in its order; undefined where it is not there. */
export function agentQuestions(set: QuestionSet): AgentQuestion[] | undefined {
  const folder = isOneOf(blindSets, set) ? 'blind' : isOneOf(factSets, set) ? 'facts' : ''
  const file = join(root, 'bench/agent-questions', folder, `${set}.jsonl`)
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line) as AgentQuestion)
}

const isOneOf = (sets: readonly string[], set: string) => sets.includes(set)

/** What an honest no says; who asks the agent to be somebody else is refused without a search of the page. */
const honestly =
  /\bI find no answer to that\b|\bNo price is published\b|^I would rather keep to what I am here for\b|^I did not understand that\b/
const plain = (text: string) => text.replace(/[‘’]/g, "'").replace(/\s+/g, ' ').toLowerCase()

/** Whether an answer is what a visitor needs: the right story first, an honest no that quotes nothing, or the facts. */
export function isRightAnswer(
  question: AgentQuestion,
  { response, citations, nearest }: AgentAnswer,
): boolean {
  if (question.kind === 'story') return citations[0]?.title === question.story
  if (question.kind !== 'fact') return !citations.length && !nearest && honestly.test(response)
  const responseText = plain(response)
  return question.says.every((fact) =>
    fact.split('|').some((either) => responseText.includes(plain(either.trim()))),
  )
}

/** Whether the story that answers is quoted, or offered as a button. */
export const isAtHand = (question: AgentQuestion, answer: AgentAnswer): boolean =>
  question.kind === 'story' &&
  (isRightAnswer(question, answer) ||
    [answer.nearest, ...(answer.perhaps ?? [])].some((offered) => offered?.title === question.story))
