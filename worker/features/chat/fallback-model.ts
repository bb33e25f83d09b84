import type { LanguageModel } from 'ai'

export type Model = Extract<LanguageModel, { specificationVersion: 'v4' }>
type CallOptions = Parameters<Model['doStream']>[0]
export type StreamPart =
  Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never
type Finish = Extract<StreamPart, { type: 'finish' }>
export type Deadlines = { firstWordsMs: number; nextWordMs: number; endMs: number }

/** What is said when the built-in agent takes over, instead of an answer and in the middle of one. */
export const takingOver = {
  instead: 'My language model does not answer at the moment; this is what I find without it.\n\n',
  afterBreak: '…\n\nThat answer broke off. This is what I find without the language model:\n\n',
}

/**
 * A model whose answer is given by the built-in agent when it fails (R21): refused, empty, unreadable, cut off, or
 * past a deadline. A visitor's stop is no failure.
 */
export const withFallback = (model: Model, builtIn: Model, within: Deadlines): Model => ({
  specificationVersion: 'v4',
  provider: model.provider,
  modelId: model.modelId,
  supportedUrls: model.supportedUrls,
  doGenerate: (options) => model.doGenerate(options),
  doStream: async (options) => ({ stream: asStream(answering(model, builtIn, options, within)) }),
})

async function* answering(model: Model, builtIn: Model, options: CallOptions, within: Deadlines) {
  yield { type: 'stream-start', warnings: [] } satisfies StreamPart
  yield { type: 'text-start', id } satisfies StreamPart
  let hasWords = false
  let finish: Finish | undefined
  try {
    for await (const part of wordsWithin(model, options, within)) {
      if (part.type === 'finish') finish = part
      else yield part
      hasWords ||= part.type === 'text-delta'
    }
    if (!hasWords) throw new Error('The model said nothing')
  } catch (error) {
    if (options.abortSignal?.aborted) throw error
    console.error('AI response error', error instanceof Error ? error.message : error)
    yield builtInDelta(hasWords ? takingOver.afterBreak : takingOver.instead)
    const { stream } = await builtIn.doStream(options)
    for await (const part of eachOf(stream)) if (part.type === 'text-delta') yield builtInDelta(part.delta)
    finish = undefined
  }
  yield { type: 'text-end', id } satisfies StreamPart
  yield finish ?? (hasWords ? uncounted : unread)
}

/** The words of a model and its end; white space before the first word is left out. */
async function* wordsWithin(
  model: Model,
  options: CallOptions,
  { firstWordsMs, nextWordMs, endMs }: Deadlines,
) {
  const late = new AbortController()
  const end = setTimeout(() => late.abort(new Error('no end in time')), endMs)
  let timer = setTimeout(() => late.abort(new Error('no first word in time')), firstWordsMs)
  const signals = [late.signal, options.abortSignal].filter((signal) => signal !== undefined)
  const abortSignal = AbortSignal.any(signals)
  try {
    const { stream } = await orAborted(model.doStream({ ...options, abortSignal }), abortSignal)
    let hasWords = false
    for await (const part of eachOf(stream, abortSignal)) {
      if (part.type === 'error') throw part.error
      if (part.type === 'finish') yield part
      if (part.type !== 'text-delta' || (!hasWords && !part.delta.trim())) continue
      hasWords = true
      clearTimeout(timer)
      timer = setTimeout(() => late.abort(new Error('no next word in time')), nextWordMs)
      yield delta(part.delta)
    }
  } finally {
    clearTimeout(end)
    clearTimeout(timer)
    late.abort()
  }
}

/** The parts of a stream, until it ends or is aborted. */
async function* eachOf(stream: ReadableStream<StreamPart>, signal?: AbortSignal) {
  const reader = stream.getReader()
  for (;;) {
    const { value, done } = await orAborted(reader.read(), signal)
    if (done) return
    yield value
  }
}

/** Rejects as soon as a signal aborts, also where what is waited for does not listen to it. */
function orAborted<Result>(waiting: PromiseLike<Result>, signal?: AbortSignal): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([waiting, aborted])
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

const id = 'answer'
const delta = (text: string) => ({ type: 'text-delta', id, delta: text }) satisfies StreamPart
const providerMetadata = { builtIn: { answers: true } }
const builtInDelta = (text: string) => ({ ...delta(text), providerMetadata }) satisfies StreamPart
/** Whether words are the built-in agent's, which took over. */
export const isTakenOver = ({ providerMetadata: by }: { providerMetadata?: object }) =>
  by !== undefined && 'builtIn' in by
const finishAfter = (read: number | undefined): Finish => ({
  type: 'finish',
  finishReason: { unified: 'other', raw: undefined },
  usage: {
    inputTokens: { total: read, noCache: read, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: undefined, text: undefined, reasoning: undefined },
  },
})
/** The end where nobody counted what the model read, and where it read nothing. */
const uncounted = finishAfter(undefined)
const unread = finishAfter(0)
