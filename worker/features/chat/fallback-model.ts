import { type CallOptions, delta, eachOf, textId as id, type Model, type StreamPart } from './model-parts.ts'
import type { AgentTool } from './tools/agent-tools.ts'
import { answerSteps } from './tools/answer-steps.ts'
import type { TokenUsage } from './tools/token-usage.ts'

type Finish = Extract<StreamPart, { type: 'finish' }>
type Deadlines = { firstWordsMs: number; nextWordMs: number; endMs: number }

/** What is said when the built-in agent takes over, instead of an answer and in the middle of one. */
export const takeoverNotice = {
  instead: 'My language model does not answer at the moment; this is what I find without it.\n\n',
  afterBreak: '…\n\nThat answer broke off. This is what I find without the language model:\n\n',
}

type FallbackOptions = {
  builtIn: Model
  tools: readonly AgentTool[]
  /** For all steps together. */
  within: Deadlines
  /** Counts what the answer takes. */
  usage: TokenUsage
}

/**
 * A model with its tools, whose answer is given by the built-in agent when it fails (R21): refused, empty, unreadable,
 * cut off, or past a deadline. A visitor's stop is no failure.
 */
export const withFallback = (model: Model, fallback: FallbackOptions): Model => ({
  specificationVersion: 'v4',
  provider: model.provider,
  modelId: model.modelId,
  supportedUrls: model.supportedUrls,
  doGenerate: (options) => model.doGenerate(options),
  doStream: async (options) => ({ stream: asStream(answering(model, options, fallback)) }),
})

/** The built-in agent where no tokens are left for the configured model, which it says first. */
export const insteadOfModel = (builtIn: Model): Model => ({
  ...builtIn,
  doStream: async (options) => {
    const { stream, ...metadata } = await builtIn.doStream(options)
    const withNotice = new TransformStream<StreamPart, StreamPart>({
      transform(part, controller) {
        controller.enqueue(part)
        if (part.type === 'text-start')
          controller.enqueue({ ...part, type: 'text-delta', delta: takeoverNotice.instead })
      },
    })
    return { ...metadata, stream: stream.pipeThrough(withNotice) }
  },
})

async function* answering(model: Model, options: CallOptions, fallback: FallbackOptions) {
  yield { type: 'stream-start', warnings: [] } satisfies StreamPart
  yield { type: 'text-start', id } satisfies StreamPart
  let hasWords = false
  let finish: Finish | undefined
  try {
    for await (const part of wordsWithin(model, options, fallback)) {
      if (part.type === 'finish') finish = part
      else yield part
      hasWords ||= part.type === 'text-delta'
    }
    if (!hasWords) throw new Error('The model said nothing')
  } catch (error) {
    if (options.abortSignal?.aborted) throw error
    console.error('AI response error', error instanceof Error ? error.message : error)
    yield builtInDelta(hasWords ? takeoverNotice.afterBreak : takeoverNotice.instead)
    fallback.usage.isCounted = false
    const { stream } = await fallback.builtIn.doStream(options)
    for await (const part of eachOf(stream)) if (part.type === 'text-delta') yield builtInDelta(part.delta)
    finish = undefined
  }
  yield { type: 'text-end', id } satisfies StreamPart
  yield finish ?? uncounted
}

/** The words of a model, what its tools did and its ends; white space before the first word is left out. */
async function* wordsWithin(
  model: Model,
  options: CallOptions,
  { tools, usage, within: { firstWordsMs, nextWordMs, endMs } }: FallbackOptions,
) {
  const deadline = new AbortController()
  const end = setTimeout(() => deadline.abort(new Error('no end in time')), endMs)
  let timer = setTimeout(() => deadline.abort(new Error('no first word in time')), firstWordsMs)
  const signals = [deadline.signal, options.abortSignal].filter((signal) => signal !== undefined)
  const abortSignal = AbortSignal.any(signals)
  try {
    let hasWords = false
    for await (const part of answerSteps(model, { ...options, abortSignal }, tools, usage)) {
      if (part.type === 'finish' || part.type === 'custom') yield part
      if (part.type !== 'text-delta' || (!hasWords && !part.delta.trim())) continue
      hasWords = true
      clearTimeout(timer)
      timer = setTimeout(() => deadline.abort(new Error('no next word in time')), nextWordMs)
      yield delta(part.delta)
    }
  } finally {
    clearTimeout(end)
    clearTimeout(timer)
    deadline.abort()
  }
}

const asStream = (parts: AsyncGenerator<StreamPart>) =>
  new ReadableStream<StreamPart>({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })

const providerMetadata = { builtIn: { answers: true } }
const builtInDelta = (text: string) => ({ ...delta(text), providerMetadata }) satisfies StreamPart
/** Whether words are the built-in agent's, which took over. */
export const isTakenOver = ({ providerMetadata: by }: { providerMetadata?: object }) =>
  by !== undefined && 'builtIn' in by
/** The end where nobody counted. */
const uncounted: Finish = {
  type: 'finish',
  finishReason: { unified: 'other', raw: undefined },
  usage: {
    inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: undefined, text: undefined, reasoning: undefined },
  },
}
