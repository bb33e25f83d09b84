import { fallbackReply, newSessionId, type Scripted } from '#schema/chat/agent-script.ts'
import { CallFailed, hasCode } from '#web/client/api.ts'
import type { Answer, LoadStream } from './answer.ts'
import { type Line, newLine } from './chat-state.ts'
import type { ChatStore } from './chat-store.ts'

/** Public spec section 9. */
const fallbackDelayMs = 1000

type AnsweringAgent = Scripted & { profileUrl: string }

/** Does not try without a network: a page whose code cannot be fetched would reload and fail. */
export async function whileOnline(load: LoadStream) {
  if (!navigator.onLine) throw new Error('The visitor is offline')
  return load()
}

/** Makes the function that has a question answered in the store, or says there what came of it instead. */
export function createAnswering(store: ChatStore, agent: AnsweringAgent, loadStream: LoadStream) {
  async function answer({ id, text }: Line, signal: AbortSignal): Promise<void> {
    const streamAnswer = await whileOnline(loadStream)
    signal.throwIfAborted()
    const line = newLine({})
    const onAnswer = (latest: Answer) =>
      store.read().phase === 'thinking'
        ? store.append({ ...line, ...latest }, { phase: 'answering' })
        : store.revise(line.id, latest)
    const stream = () => {
      const { sessionId, knowsOwnerReads } = store.read()
      return streamAnswer(
        { sessionId, userMessage: text, agentName: agent.profileUrl, messageId: id, knowsOwnerReads },
        signal,
        onAnswer,
      )
    }
    await stream().catch((error) => {
      if (!hasCode(error, 'SESSION_NOT_YOURS')) throw error
      store.change({ sessionId: newSessionId(Date.now()) })
      return stream()
    })
  }

  async function recover(error: unknown, question: Line, signal: AbortSignal): Promise<void> {
    const partial = store.read().phase === 'answering' ? store.read().lines.at(-1) : undefined
    if (signal.aborted) return partial ? store.revise(partial.id, { mark: 'stopped' }) : appendStopped()
    if (error instanceof CallFailed && error.status < 500) return takeBack(question, error.sentence)
    console.error('AI response error', error)
    if (partial) return store.revise(partial.id, { mark: 'broken' })
    // Whether the server has the question is unknown; saving it twice is harmless.
    store.revise(question.id, { isUnsaved: true })
    await new Promise((resolve) => setTimeout(resolve, fallbackDelayMs))
    if (signal.aborted) return appendStopped()
    const fallbacks = store.read().lines.filter(({ mark }) => mark === 'scripted').length
    store.append(newLine({ text: fallbackReply(agent, fallbacks), mark: 'scripted', isUnsaved: true }))
  }

  const appendStopped = () => store.append(newLine({ mark: 'stopped' }))

  /** Puts a refused question back into the composer, with the reason. */
  function takeBack({ id, text }: Line, error: string): void {
    const { lines, draft } = store.read()
    const restored = draft.trim() ? `${text}\n${draft}` : text
    store.change({ lines: lines.filter((line) => line.id !== id), draft: restored, error, asksNext: false })
  }

  return (question: Line, signal: AbortSignal): Promise<void> =>
    answer(question, signal).catch((error) => recover(error, question, signal))
}
