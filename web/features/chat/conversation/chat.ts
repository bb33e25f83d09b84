import { fallbackReply, newSessionId, type Scripted } from '#schema/chat/agent-script.ts'
import { longestMessage } from '#schema/limits.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { randomId } from '#schema/text/random-id.ts'
import { type Api, CallFailed, dataOf, hasCode } from '#web/client/api.ts'
import type { Answer, StreamAnswer } from './answer.ts'
import { type ChatState, emptyChat, type Line } from './chat-state.ts'
import { createChatStore } from './chat-store.ts'
import { createSaver } from './saving.ts'

/** Public spec section 9. */
const fallbackDelayMs = 1000

type ChatAgent = Scripted &
  Pick<PublicProfile, 'profileUrl' | 'pictureSlug'> &
  Partial<Pick<PublicProfile, 'hasOwner'>>
type LoadStream = () => Promise<StreamAnswer>
export type Chat = ReturnType<typeof openChat>

const chats = new Map<string, Chat>()

/**
 * The visitor's conversation with this agent; one per browser page, which goes on while they look at other pages.
 * `loadStream` loads the code that asks.
 */
export function chatWith(agent: ChatAgent, api: Api, loadStream: LoadStream): Chat {
  if (typeof document === 'undefined') return openChat(agent, api, loadStream)
  const chat = chats.get(agent.pictureSlug) ?? openChat(agent, api, loadStream)
  if (!chats.has(agent.pictureSlug)) addEventListener('online', chat.saveUnsaved)
  chats.set(agent.pictureSlug, chat)
  return chat
}

/** Does not try without a network: a page whose code cannot be fetched would reload and fail. */
async function whileOnline(load: LoadStream) {
  if (!navigator.onLine) throw new Error('The visitor is offline')
  return load()
}

const newLine = (line: Partial<Line>): Line => ({
  id: randomId(),
  isUser: false,
  text: '',
  at: new Date().toISOString(),
  citations: [],
  ...line,
})

/** A conversation with an agent: its state, its actions, and how each handles a failed call. */
function openChat(agent: ChatAgent, api: Api, loadStream: LoadStream) {
  const { profileUrl, pictureSlug } = agent
  const store = createChatStore(pictureSlug)
  let pending = new AbortController()
  const saveUnsaved = createSaver(store, profileUrl, api)

  /** Asks a question, unless it is blank or too long; while another is answered, the draft waits for its turn. */
  async function ask(text: string): Promise<void> {
    const question = text.trim()
    const { phase, draft, sessionId, knowsOwnerReads, lines } = store.read()
    if (!question || question.length > longestMessage) return
    if (phase !== 'quiet') return store.change({ asksNext: draft.trim() === question })
    await put(newLine({ isUser: true, text: question }), lines, {
      sessionId: sessionId || newSessionId(Date.now()),
      knowsOwnerReads: sessionId ? knowsOwnerReads : Boolean(agent.hasOwner),
      draft: draft.trim() === question ? '' : draft,
    })
  }

  /** Asks the last question again, in place of what came of it. */
  async function askAgain(): Promise<void> {
    const { phase, lines } = store.read()
    const index = lines.findLastIndex(({ isUser }) => isUser)
    const asked = lines[index]
    if (phase === 'quiet' && asked) await put(asked, lines.slice(0, index))
  }

  async function put(asked: Line, before: readonly Line[], changes: Partial<ChatState> = {}) {
    pending = new AbortController()
    const { signal } = pending
    store.change({
      ...changes,
      lines: [...before, asked],
      refusal: '',
      phase: 'thinking',
      asksNext: false,
    })
    await saveUnsaved()
    await answer(asked, signal).catch((error) => recover(error, asked, signal))
    store.change({ phase: 'quiet' })
    void saveUnsaved()
    if (store.read().asksNext) void ask(store.read().draft)
  }

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
        { sessionId, userMessage: text, agentName: profileUrl, messageId: id, knowsOwnerReads },
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

  async function recover(error: unknown, asked: Line, signal: AbortSignal): Promise<void> {
    const begun = store.read().phase === 'answering' ? store.read().lines.at(-1) : undefined
    if (signal.aborted) return begun ? store.revise(begun.id, { mark: 'stopped' }) : stopped()
    if (error instanceof CallFailed && error.status < 500) return takeBack(asked, error.sentence)
    console.error('AI response error', error)
    if (begun) return store.revise(begun.id, { mark: 'broken' })
    // Whether the server has the question is unknown; saving it twice is harmless.
    store.revise(asked.id, { isUnsaved: true })
    await new Promise((resolve) => setTimeout(resolve, fallbackDelayMs))
    if (signal.aborted) return stopped()
    const fallbacks = store.read().lines.filter(({ mark }) => mark === 'scripted').length
    store.append(newLine({ text: fallbackReply(agent, fallbacks), mark: 'scripted', isUnsaved: true }))
  }

  const stopped = () => store.append(newLine({ mark: 'stopped' }))

  const forget = () => store.change({ ...emptyChat, draft: store.read().draft })

  /** Erases the conversation on the server, then here. @throws CallFailed; then it stays. */
  async function erase(): Promise<void> {
    // A line that is saved after it would be kept.
    await saveUnsaved()
    const { sessionId } = store.read()
    await dataOf(api.chat[':sessionId'].erase.$post({ param: { sessionId }, json: {} }))
    forget()
  }

  /** Puts a refused question back into the composer, with the reason. */
  function takeBack({ id, text }: Line, refusal: string): void {
    const { lines, draft } = store.read()
    const kept = draft.trim() ? `${text}\n${draft}` : text
    store.change({ lines: lines.filter((line) => line.id !== id), draft: kept, refusal, asksNext: false })
  }

  return {
    ...store,
    ask,
    askAgain,
    saveUnsaved,
    /** Preloads the code that asks. */
    prepare: () => void whileOnline(loadStream).catch(() => {}),
    stop: () => pending.abort(),
    erase,
    /** Clears it here alone. */
    forget,
  }
}
