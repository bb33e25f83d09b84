import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { sleep } from '../../../services/clock.ts'
import type { Model, StreamPart } from '../model-parts.ts'
import { nothingTaught, type Taught } from '../taught/taught.ts'
import { type Ruling, taughtWords } from '../taught/taught-words.ts'
import { confirmedWords } from './confirmed-words.ts'
import { groundedAnswer } from './grounded-answer.ts'
import type { AnswerContext } from './question/read-question.ts'

/** The pause after each word of an answer that is read as it comes, in milliseconds. */
const readingPauseMs = 12

type GroundedContext = Omit<AnswerContext, 'previousAnswers'> & {
  taught?: Ruling & Pick<Taught, 'manner'>
  /** Without the pauses for a reader. */
  isWholeAtOnce?: boolean | undefined
}

/** The built-in agent (R22), which answers with the profile's own sentences and asks the next scripted question. */
export const groundedModel = (
  profile: PublicProfile,
  { taught = { ...nothingTaught, isTaught: false }, isWholeAtOnce, ...context }: GroundedContext = {},
): Model =>
  builtInModel(
    (question, previousAnswers) =>
      taughtWords(profile, taught, {
        question,
        previousAnswers,
        fromPage: () =>
          confirmedWords(
            profile,
            groundedAnswer(profile, question, { ...context, previousAnswers }),
            previousAnswers,
          ),
      }),
    isWholeAtOnce ? 0 : readingPauseMs,
  )

/** A model that needs no key: `answer` gets the visitor's last question, and what was said to those before it. */
export const builtInModel = (
  answer: (question: string, previousAnswers: string[]) => string,
  pauseMs = readingPauseMs,
): Model => ({
  specificationVersion: 'v4',
  provider: 'rembrandt',
  modelId: 'grounded',
  supportedUrls: {},
  async doGenerate({ prompt }) {
    const text = answer(...lastQuestionOf(prompt))
    return { content: [{ type: 'text', text }], finishReason, usage: usageOf(text), warnings: [] }
  },
  async doStream({ prompt, abortSignal }) {
    return { stream: wordByWord(answer(...lastQuestionOf(prompt)), pauseMs, abortSignal) }
  },
})

type Prompt = Parameters<Model['doStream']>[0]['prompt']
type Message = Prompt[number]

/** The visitor's last question, and what the agent said to those before it. */
function lastQuestionOf(prompt: Prompt): [question: string, previousAnswers: string[]] {
  const userMessages = prompt.filter(({ role }) => role === 'user')
  const last = userMessages.at(-1)
  const previousAnswers = prompt.filter(({ role }) => role === 'assistant').map(textOf)
  return [last ? textOf(last) : '', previousAnswers]
}

const textOf = ({ content }: Message) =>
  typeof content === 'string'
    ? content
    : content.map((part) => (part.type === 'text' ? part.text : '')).join(' ')

const finishReason = { unified: 'stop' as const, raw: 'stop' }
const usageOf = (text: string) => {
  const outputTokens = Math.ceil(text.length / 4)
  return {
    inputTokens: { total: 0, noCache: 0, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: outputTokens, text: outputTokens, reasoning: undefined },
  }
}

/** Streams a text word by word, with a pause after each, until it is stopped. */
const wordByWord = (text: string, pauseMs: number, signal?: AbortSignal) =>
  new ReadableStream<StreamPart>({
    async start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] })
      controller.enqueue({ type: 'text-start', id: 'answer' })
      for (const word of text.split(/(?<=\s)/)) {
        if (signal?.aborted) break
        controller.enqueue({ type: 'text-delta', id: 'answer', delta: word })
        if (pauseMs) await sleep(pauseMs)
      }
      controller.enqueue({ type: 'text-end', id: 'answer' })
      controller.enqueue({ type: 'finish', finishReason, usage: usageOf(text) })
      controller.close()
    },
  })
