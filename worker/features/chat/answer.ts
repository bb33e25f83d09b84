import type { InferUIMessageChunk, LanguageModelUsage, UIMessage } from 'ai'
import type { Suggestion } from '#schema/chat/chat.ts'
import type { Citation, MeetingOffer, NearestStory } from '#schema/chat/chat-answers.ts'
import type { Ground } from '#schema/chat/grounds.ts'
import type { QuotedCorrection } from '#schema/corrections/correction-answers.ts'
import { errorCatalogue } from '#schema/errors.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { configuredModel, tokensOf } from '../../services/model.ts'
import type { AnswerPiece, AnswerReader } from './citations.ts'
import { isTakenOver, type Model, withFallback } from './fallback-model.ts'

const answerTokens = 400
const deadlines = { firstWordsMs: 8_000, nextWordMs: 10_000, endMs: 60_000 }

/** An agent: the instructions of a configured model, the model that answers without one, and how its text is parsed. */
export type Agent = {
  instructions: string
  builtIn: Model
  reader: (conversation: Spoken[]) => AnswerReader
  /** Whether a fixed rule answers, even where a model is configured. */
  isRuled?: boolean
  /** The expert's next free times, read once the answer offers them; undefined where no meetings can be booked. */
  meeting?: (() => Promise<MeetingOffer | undefined>) | undefined
}
type Spoken = { text: string; isUser: boolean }

/**
 * The agent's answer as streamed: text, and data parts for citations, what each sentence of a model rests on, the
 * nearest story, each story below a plain no, suggested texts of a draft, and free times.
 */
export type AgentMessage = UIMessage<
  never,
  {
    citation: Citation
    ground: Ground
    correction: QuotedCorrection
    nearest: NearestStory
    perhaps: NearestStory
    suggestion: Suggestion
    meeting: MeetingOffer
    unanswered: Record<string, never>
  }
>
export type AgentChunk = InferUIMessageChunk<AgentMessage>
export type AgentAnswer = {
  text: string
  citations: Citation[]
  /** What each sentence of a configured model rests on. */
  grounds: Ground[]
  /** The owner's own words that it quotes. */
  corrections: QuotedCorrection[]
  nearest?: NearestStory
  /** The stories offered below a plain no. */
  perhaps: NearestStory[]
  suggestion?: Suggestion
  meeting?: MeetingOffer
  /** Whether it is a plain no. */
  isUnanswered: boolean
  /** The tokens that were read and written, as the model counted them; the built-in agent reads for free. */
  tokens: number
  isBroken: boolean
}

/** The tokens that an answer may take of the owner's allowance; `finished` counts the real ones. */
export function tokensExpected(call: Call, { instructions, isRuled }: Agent, question: string): number {
  const configured = isRuled ? undefined : configuredModel(call)
  if (!configured) return answerTokens
  return tokensOf(instructions + question) + answerTokens + configured.reasoningTokens
}

/**
 * Asks an agent the last line of a conversation and resolves at the first words; `finished` resolves with the whole
 * answer. Where the model fails the built-in agent answers (R21).
 * @throws AppError AGENT_UNAVAILABLE when nothing answers, or it is stopped before the first word.
 */
export async function askAgent(
  call: Pick<Call, 'variables'>,
  { instructions, builtIn, reader: readerOf, isRuled, meeting }: Agent,
  conversation: Spoken[],
  { signal, within = deadlines }: { signal: AbortSignal; within?: typeof deadlines },
): Promise<{ chunks: ReadableStream<AgentChunk>; finished: Promise<AgentAnswer> }> {
  const stopped = new AbortController()
  signal.addEventListener('abort', () => stopped.abort(signal.reason), { once: true })
  const configured = isRuled ? undefined : configuredModel(call)
  const { convertToModelMessages, streamText, toUIMessageStream } = await import('ai')
  const result = streamText({
    model: configured ? withFallback(await configured.load(), builtIn, within) : builtIn,
    ...(configured?.reasoning && { reasoning: configured.reasoning }),
    instructions,
    messages: await convertToModelMessages(conversation.map(asUIMessage)),
    maxOutputTokens: answerTokens + (configured?.reasoningTokens ?? 0),
    maxRetries: 0,
    abortSignal: stopped.signal,
    onError: ({ error }) =>
      console.error('AI response error', error instanceof Error ? error.message : error),
  })
  const reader = (toUIMessageStream({ stream: result.stream }) as ReadableStream<AgentChunk>).getReader()
  const said: AgentAnswer = {
    ...{ text: '', citations: [], grounds: [], corrections: [], perhaps: [] },
    ...{ isUnanswered: false, tokens: 0, isBroken: false },
  }
  const reading = readerOf(conversation)
  const { first, before } = await upToFirstWords(reader)
  const finished = Promise.withResolvers<AgentAnswer>()
  let isRead = true
  let offersMeeting = false

  const asChunks = (pieces: AnswerPiece[], id: string): AgentChunk[] => {
    offersMeeting ||= pieces.some((piece) => 'offersMeeting' in piece)
    return pieces.flatMap((piece) => asChunk(piece, id, said))
  }
  const pass = (chunk: AgentChunk): AgentChunk[] => {
    if (chunk.type === 'text-delta') {
      const isModels = Boolean(configured) && !isTakenOver(chunk)
      return asChunks(reading.read(chunk.delta, isModels), chunk.id)
    }
    if (chunk.type === 'text-end') return [...asChunks(reading.end(), chunk.id), chunk]
    return chunk.type === 'error' || chunk.type === 'abort' ? broken() : [chunk]
  }
  const broken = () => [...asChunks(reading.cutOff?.() ?? [], ''), brokenOff]
  /** The free times below the words, read only where the words offer them. */
  const offeredTimes = async (): Promise<AgentChunk[]> => {
    const offer = offersMeeting && (await meeting?.())
    if (!offer) return []
    said.meeting = offer
    return [{ type: 'data-meeting', data: offer }]
  }
  /** The next chunks, [] at the end; a piece may be delayed as a whole. */
  const nextChunks = async (): Promise<AgentChunk[]> => {
    for (;;) {
      const next = await reader.read().catch(() => undefined)
      if (!next) return broken()
      if (next.done) return []
      const passed = pass(next.value)
      if (next.value.type === 'text-end') passed.push(...(await offeredTimes()))
      if (passed.length) return passed
    }
  }
  const tokensRead = () =>
    configured ? tokensOf(instructions + conversation.map(({ text }) => text).join('')) : 0
  /** Reads on after a stop, because the end of the answer must be known. */
  const readToEnd = async (controller: ReadableStreamDefaultController<AgentChunk>) => {
    let next = [...before, ...pass(first)]
    do {
      for (const chunk of next) if (isRead) controller.enqueue(chunk)
      said.isBroken = next.includes(brokenOff)
      next = said.isBroken ? [] : await nextChunks()
    } while (next.length)
    const usage = await Promise.race([usageOf(result), afterwards()])
    said.tokens = (usage?.inputTokens ?? tokensRead()) + (usage?.outputTokens ?? tokensOf(said.text))
    finished.resolve(said)
    if (isRead) controller.close()
  }
  /** Ends an answer after an unexpected error, with what was said, and releases its allowance. */
  const breakOff = (controller: ReadableStreamDefaultController<AgentChunk>, error: unknown) => {
    console.error('AI response error', error instanceof Error ? error.message : error)
    stopped.abort(error)
    said.isBroken = true
    said.tokens ||= tokensRead() + tokensOf(said.text)
    finished.resolve(said)
    try {
      if (isRead) controller.enqueue(brokenOff)
      if (isRead) controller.close()
    } catch {
      // It is closed already.
    }
  }
  const chunks = new ReadableStream<AgentChunk>({
    start(controller) {
      readToEnd(controller).catch((error: unknown) => breakOff(controller, error))
    },
    async cancel(reason) {
      isRead = false
      stopped.abort(reason)
      await finished.promise
    },
  })
  return { chunks, finished: finished.promise }
}

const brokenOff: AgentChunk = { type: 'error', errorText: errorCatalogue.AGENT_UNAVAILABLE[1] }
const usageOf = ({ usage }: { usage: PromiseLike<LanguageModelUsage> }) =>
  usage.then(
    (used) => used,
    () => undefined,
  )
const afterwards = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 250))

const asUIMessage = ({ text, isUser }: Spoken): Omit<UIMessage, 'id'> => ({
  role: isUser ? 'user' : 'assistant',
  parts: [{ type: 'text', text }],
})

function asChunk(piece: AnswerPiece, id: string, said: AgentAnswer): AgentChunk[] {
  if ('offersMeeting' in piece) return []
  if ('citation' in piece) {
    said.citations.push(piece.citation)
    return [{ type: 'data-citation', data: piece.citation }]
  }
  if ('ground' in piece) {
    said.grounds.push(piece.ground)
    return [{ type: 'data-ground', data: piece.ground }]
  }
  if ('correction' in piece) {
    said.corrections.push(piece.correction)
    return [{ type: 'data-correction', data: piece.correction }]
  }
  if ('isUnanswered' in piece) {
    said.isUnanswered = true
    return [{ type: 'data-unanswered', data: {} }]
  }
  if ('nearest' in piece) {
    said.nearest = piece.nearest
    return [{ type: 'data-nearest', data: piece.nearest }]
  }
  if ('perhaps' in piece) {
    said.perhaps.push(piece.perhaps)
    return [{ type: 'data-perhaps', data: piece.perhaps }]
  }
  if ('suggestion' in piece) {
    said.suggestion = piece.suggestion
    return [{ type: 'data-suggestion', data: piece.suggestion }]
  }
  said.text += piece.text
  return [{ type: 'text-delta', id, delta: piece.text }]
}

/** A failing provider answers with an empty stream, so nothing is answered before the first word. */
async function upToFirstWords(reader: ReadableStreamDefaultReader<AgentChunk>) {
  const before: AgentChunk[] = []
  for (;;) {
    const { value, done } = await reader.read()
    if (done || value.type === 'error' || value.type === 'abort') throw new AppError('AGENT_UNAVAILABLE')
    if (value.type !== 'text-delta') before.push(value)
    else if (value.delta.trim()) return { first: value, before }
  }
}
