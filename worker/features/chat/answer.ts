import type { UIMessage } from 'ai'
import type { MeetingOffer } from '#schema/chat/chat-answers.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { configuredModel, tokensOf } from '../../services/models/model.ts'
import { type AgentAnswer, type AgentChunk, emptyAnswer } from './answer-chunks.ts'
import { chunksToSend, streamAnswer } from './answer-stream.ts'
import type { AnswerReader } from './citations.ts'
import { withFallback } from './fallback-model.ts'
import type { Model } from './model-parts.ts'
import type { AgentTool } from './tools/agent-tools.ts'
import { maxToolCalls } from './tools/answer-steps.ts'
import { noTokenUsage, tokensUsedIn } from './tools/token-usage.ts'

const answerTokens = 400
const deadlines = { firstWordsMs: 8_000, nextWordMs: 10_000, endMs: 60_000 }

/** An agent: the instructions of a configured model, the model that answers without one, and how its text is parsed. */
export type Agent = {
  instructions: string
  builtIn: Model
  reader: (conversation: ConversationLine[]) => AnswerReader
  /** Whether a fixed rule answers, or the built-in agent for want of tokens, even where a model is configured. */
  isRuled?: boolean
  /** The expert's next free times, read once the answer offers them; undefined where no meetings can be booked. */
  meeting?: (() => Promise<MeetingOffer | undefined>) | undefined
  /** What a configured model may call. */
  tools?: readonly AgentTool[]
}
type ConversationLine = { text: string; isUser: boolean }

/** The tokens that all steps of an answer may take of the owner's allowance, 0 of the built-in agent's; `finished` counts the real ones. */
export function tokensExpected(
  call: Pick<Call, 'variables'>,
  agent: Agent,
  conversation: ConversationLine[],
): number {
  const configured = agent.isRuled ? undefined : configuredModel(call)
  if (!configured) return 0
  const steps = agent.tools?.length ? 1 + maxToolCalls : 1
  return steps * (tokensRead(call, agent, conversation) + configured.reasoningTokens) + answerTokens
}

/** The tokens that a model has read of a conversation before its first word; the built-in agent reads for free. */
export const tokensRead = (
  call: Pick<Call, 'variables'>,
  { instructions, isRuled }: Agent,
  conversation: ConversationLine[],
): number =>
  configuredModel(call) && !isRuled
    ? tokensOf(instructions + conversation.map(({ text }) => text).join(''))
    : 0

/**
 * Asks an agent the last line of a conversation and resolves at the first words; where the model fails the built-in
 * agent answers (R21).
 * @throws AppError AGENT_UNAVAILABLE when nothing answers, or it is stopped before the first word.
 */
export async function askAgent(
  call: Pick<Call, 'variables'>,
  { instructions, builtIn, reader: readerOf, isRuled, meeting, tools = [] }: Agent,
  conversation: ConversationLine[],
  { signal, within = deadlines }: { signal: AbortSignal; within?: typeof deadlines },
): Promise<{ chunks: ReadableStream<AgentChunk>; finished: Promise<AgentAnswer> }> {
  const stopped = new AbortController()
  signal.addEventListener('abort', () => stopped.abort(signal.reason), { once: true })
  if (signal.aborted) stopped.abort(signal.reason)
  const configured = isRuled ? undefined : configuredModel(call)
  const usage = noTokenUsage()
  const { convertToModelMessages, streamText, toUIMessageStream } = await import('ai')
  const result = streamText({
    model: configured ? withFallback(await configured.load(), { builtIn, tools, within, usage }) : builtIn,
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
  const answer = emptyAnswer()
  const sending = chunksToSend(readerOf(conversation), answer, Boolean(configured))
  const { first, before } = await upToFirstWords(reader)
  /** The free times below the words, read only where the words offer them. */
  const offeredTimes = async (): Promise<AgentChunk[]> => {
    const offer = sending.offersMeeting() && (await meeting?.())
    if (!offer) return []
    answer.meeting = offer
    return [{ type: 'data-meeting', data: offer }]
  }
  /** The next chunks, [] at the end; a piece may be delayed as a whole. */
  const nextChunks = async (): Promise<AgentChunk[]> => {
    for (;;) {
      const next = await reader.read().catch(() => undefined)
      if (!next) return sending.breakOff()
      if (next.done) return []
      const chunks = sending.send(next.value)
      if (next.value.type === 'text-end') chunks.push(...(await offeredTimes()))
      if (chunks.length) return chunks
    }
  }
  /** The built-in agent is free. */
  const tokensUsed = () => (configured ? tokensUsedIn(usage, answer.text) : 0)
  return streamAnswer(answer, {
    begin: [...before, ...sending.send(first)],
    nextChunks,
    tokensUsed,
    stop: (reason) => stopped.abort(reason),
  })
}

const asUIMessage = ({ text, isUser }: ConversationLine): Omit<UIMessage, 'id'> => ({
  role: isUser ? 'user' : 'assistant',
  parts: [{ type: 'text', text }],
})

/** A failing provider answers with an empty stream, so nothing is answered before the first word or use of a tool. */
async function upToFirstWords(reader: ReadableStreamDefaultReader<AgentChunk>) {
  const before: AgentChunk[] = []
  for (;;) {
    const { value, done } = await reader.read()
    if (done || value.type === 'error' || value.type === 'abort') throw new AppError('AGENT_UNAVAILABLE')
    if (value.type === 'custom') return { first: value, before }
    if (value.type !== 'text-delta') before.push(value)
    else if (value.delta.trim()) return { first: value, before }
  }
}
