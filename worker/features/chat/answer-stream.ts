import { errorCatalogue } from '#schema/errors.ts'
import { type AgentAnswer, type AgentChunk, asChunk } from './answer-chunks.ts'
import type { AnswerPiece, AnswerReader } from './citations.ts'
import { isTakenOver } from './fallback-model.ts'
import { toolUseIn } from './tools/answer-steps.ts'

const brokenOff: AgentChunk = { type: 'error', errorText: errorCatalogue.AGENT_UNAVAILABLE[1] }

/** Turns a model's chunks into those that visitors are sent; what they say is put into `answer`. */
export function chunksToSend(reading: AnswerReader, answer: AgentAnswer, isConfigured: boolean) {
  let offersMeeting = false
  const asChunks = (pieces: AnswerPiece[], id: string): AgentChunk[] => {
    offersMeeting ||= pieces.some((piece) => 'offersMeeting' in piece)
    return pieces.flatMap((piece) => asChunk(piece, id, answer))
  }
  const breakOff = () => [...asChunks(reading.cutOff?.() ?? [], ''), brokenOff]
  const toolUsed = (chunk: Parameters<typeof toolUseIn>[0]): AgentChunk[] => {
    const use = toolUseIn(chunk)
    if (!use) return []
    offersMeeting ||= use.tool === 'free_times'
    answer.toolUses.push(use)
    return [{ type: 'data-toolUse', data: use }]
  }
  return {
    send(chunk: AgentChunk): AgentChunk[] {
      if (chunk.type === 'text-delta')
        return asChunks(reading.read(chunk.delta, isConfigured && !isTakenOver(chunk)), chunk.id)
      if (chunk.type === 'custom') return toolUsed(chunk)
      if (chunk.type === 'text-end') return [...asChunks(reading.end(), chunk.id), chunk]
      return chunk.type === 'error' || chunk.type === 'abort' ? breakOff() : [chunk]
    },
    /** The last chunks of an answer that ends too early. */
    breakOff,
    /** Whether anything sent so far offers a meeting. */
    offersMeeting: () => offersMeeting,
  }
}

type Answering = {
  begin: AgentChunk[]
  /** The chunks that follow, [] at the end. */
  nextChunks: () => Promise<AgentChunk[]>
  /** So far. */
  tokensUsed: () => number
  stop: (reason: unknown) => void
}

/**
 * An answer as its visitor reads it. It is read to its end after a visitor leaves, too, because `finished` counts what
 * it took.
 */
export function streamAnswer(
  answer: AgentAnswer,
  { begin, nextChunks, tokensUsed, stop }: Answering,
): { chunks: ReadableStream<AgentChunk>; finished: Promise<AgentAnswer> } {
  const finished = Promise.withResolvers<AgentAnswer>()
  let isRead = true

  const readToEnd = async (controller: ReadableStreamDefaultController<AgentChunk>) => {
    let next = begin
    do {
      for (const chunk of next) if (isRead) controller.enqueue(chunk)
      answer.isBroken = next.includes(brokenOff)
      next = answer.isBroken ? [] : await nextChunks()
    } while (next.length)
    answer.tokens = tokensUsed()
    finished.resolve(answer)
    if (isRead) controller.close()
  }
  /** Ends an answer after an unexpected error, with what was said, and releases its allowance. */
  const giveUp = (controller: ReadableStreamDefaultController<AgentChunk>, error: unknown) => {
    console.error('AI response error', error instanceof Error ? error.message : error)
    stop(error)
    answer.isBroken = true
    answer.tokens ||= tokensUsed()
    finished.resolve(answer)
    try {
      if (isRead) controller.enqueue(brokenOff)
      if (isRead) controller.close()
    } catch {
      // It is closed already.
    }
  }

  const chunks = new ReadableStream<AgentChunk>({
    start(controller) {
      readToEnd(controller).catch((error: unknown) => giveUp(controller, error))
    },
    async cancel(reason) {
      isRead = false
      stop(reason)
      await finished.promise
    },
  })
  return { chunks, finished: finished.promise }
}
