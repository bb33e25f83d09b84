import { newSessionId, type Scripted } from '#schema/chat/agent-script.ts'
import { maxMessageLength } from '#schema/limits.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { type Api, dataOf } from '#web/client/api.ts'
import type { LoadStream } from './answer.ts'
import { createAnswering, whileOnline } from './answering.ts'
import { type ChatState, emptyChat, type Line, newLine } from './chat-state.ts'
import { createChatStore } from './chat-store.ts'
import { createSaver } from './saving.ts'

type ChatAgent = Scripted &
  Pick<PublicProfile, 'profileUrl' | 'pictureSlug'> &
  Partial<Pick<PublicProfile, 'hasOwner'>>
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

/** A conversation with an agent: its state and its actions. */
function openChat(agent: ChatAgent, api: Api, loadStream: LoadStream) {
  const { profileUrl, pictureSlug } = agent
  const store = createChatStore(pictureSlug)
  let pending = new AbortController()
  const saveUnsaved = createSaver(store, profileUrl, api)
  const answer = createAnswering(store, agent, loadStream)

  /** Asks a question, unless it is blank or too long; while another is answered, the draft waits for its turn. */
  async function ask(text: string): Promise<void> {
    const question = text.trim()
    const { phase, draft, sessionId, knowsOwnerReads, lines } = store.read()
    if (!question || question.length > maxMessageLength) return
    if (phase !== 'quiet') return store.change({ asksNext: draft.trim() === question })
    await send(newLine({ isUser: true, text: question }), lines, {
      sessionId: sessionId || newSessionId(Date.now()),
      knowsOwnerReads: sessionId ? knowsOwnerReads : Boolean(agent.hasOwner),
      draft: draft.trim() === question ? '' : draft,
    })
  }

  /** Asks the last question again, in place of what came of it. */
  async function askAgain(): Promise<void> {
    const { phase, lines } = store.read()
    const index = lines.findLastIndex(({ isUser }) => isUser)
    const line = lines[index]
    if (phase === 'quiet' && line) await send(line, lines.slice(0, index))
  }

  async function send(line: Line, before: readonly Line[], changes: Partial<ChatState> = {}) {
    pending = new AbortController()
    const { signal } = pending
    store.change({
      ...changes,
      lines: [...before, line],
      error: '',
      phase: 'thinking',
      asksNext: false,
    })
    await saveUnsaved()
    await answer(line, signal)
    store.change({ phase: 'quiet' })
    void saveUnsaved()
    if (store.read().asksNext) void ask(store.read().draft)
  }

  const reset = () => store.change({ ...emptyChat, draft: store.read().draft })

  /** Erases the conversation on the server, then here. @throws CallFailed; then it stays. */
  async function erase(): Promise<void> {
    // A line that is saved after it would be kept.
    await saveUnsaved()
    const { sessionId } = store.read()
    await dataOf(api.chat[':sessionId'].erase.$post({ param: { sessionId }, json: {} }))
    reset()
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
    reset,
  }
}
