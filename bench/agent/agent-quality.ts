import { services } from '#schema/paths.ts'
import type { Effort } from '../effort.ts'
import { ask, json } from '../instruments/calls.ts'
import { startOwnProduct } from '../instruments/products.ts'
import { measured, notMeasured, type Row } from '../row.ts'
import {
  type AgentAnswer,
  type AgentQuestion,
  agentQuestions,
  blindSets,
  isAtHand,
  isRightAnswer,
  type QuestionKind,
  type QuestionSet,
  questionSets,
} from './agent-questions.ts'

const least: Record<QuestionKind, number> = { story: 0.75, unanswered: 0.9, elsewhere: 0.88, fact: 0.85 }
/** How often the right story is quoted or stands among the presses. */
const minAtHand = 0.92
const names: Record<QuestionKind, string> = {
  story: 'right story',
  unanswered: 'declined: nobody’s page answers',
  elsewhere: 'declined: another expert’s page answers',
  fact: 'facts',
}
/** An answer is spoken at the pace of reading, so most of the time is waiting. */
const atOnce = 12

/** How often the built-in agent answers as it should, in each kind of question and each set (R22). */
export async function* agentQuality({ isBlindSetAlone }: Effort): AsyncGenerator<Row> {
  const product = await startOwnProduct()
  try {
    for (const set of isBlindSetAlone ? blindSets : questionSets) {
      const questions = agentQuestions(set)
      if (questions) yield* agentRows(set, await answered(product.url, set, questions))
      else yield notMeasured(`agent, ${set}`, `no bench/agent-questions/${set}.jsonl`)
    }
    if (isBlindSetAlone) yield notMeasured('agent, the other sets', 'left out by --quick')
  } finally {
    await product.stop()
  }
}

type Answered = { question: AgentQuestion; isRight: boolean; isAtHand: boolean }

async function answered(url: string, set: QuestionSet, questions: AgentQuestion[]): Promise<Answered[]> {
  const waiting = questions.entries()
  const results: Answered[] = []
  const askOn = async () => {
    for (const [place, question] of waiting) {
      const body = {
        sessionId: `bench-${set}-${process.pid}-${place}`,
        agentName: question.about,
        userMessage: question.question,
      }
      const answer = await ask(
        `${url}${services.api}/chat/ai-response`,
        json(body, { Accept: 'application/json' }),
      )
      const answerBody = JSON.parse(answer) as AgentAnswer
      results.push({
        question,
        isRight: isRightAnswer(question, answerBody),
        isAtHand: isAtHand(question, answerBody),
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOn))
  return results
}

/** One row a kind: the share of its questions that were answered right; of stories also whether they are at hand. */
function agentRows(set: QuestionSet, answers: readonly Answered[]): Row[] {
  return (Object.keys(names) as QuestionKind[]).flatMap((kind) => {
    const own = answers.filter(({ question }) => question.kind === kind)
    if (!own.length) return []
    const row = (name: string, right: number, atLeast: number) =>
      measured({
        name: `agent, ${set}: ${name}`,
        figure: right / own.length,
        unit: 'of 1',
        budget: { of: 'figure', atLeast },
        note: `${own.length} questions`,
      })
    const right = row(names[kind], own.filter(({ isRight }) => isRight).length, least[kind])
    const atHand = own.filter(({ isAtHand }) => isAtHand).length
    return kind === 'story' ? [right, row('right story, or offered', atHand, minAtHand)] : [right]
  })
}
