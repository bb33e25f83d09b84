import type { ChatState, Line } from './chat-state.ts'
import { storeChat, storedChat } from './stored-chat.ts'

const writeAfterMs = 200

/**
 * The store of a visitor's conversation with one agent, saved in this tab across reloads. It reads nothing before
 * `read`.
 */
export function createChatStore(pictureSlug: string) {
  let state: ChatState | undefined
  let writing: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const write = () => {
    clearTimeout(writing)
    writing = undefined
    if (state) storeChat(pictureSlug, state)
  }
  const read = (): ChatState => {
    if (!state) {
      state = storedChat(pictureSlug)
      addEventListener('pagehide', write)
    }
    return state
  }
  /** Stores without calling listeners. */
  const remember = (changes: Partial<ChatState>) => {
    state = { ...read(), ...changes }
    writing ??= setTimeout(write, writeAfterMs)
  }
  const change = (changes: Partial<ChatState>) => {
    remember(changes)
    for (const listener of listeners) listener()
  }
  return {
    read,
    remember,
    change,
    append: (line: Line, changes: Partial<ChatState> = {}) =>
      change({ ...changes, lines: [...read().lines, line] }),
    revise: (id: string, changes: Partial<Line>) =>
      change({ lines: read().lines.map((line) => (line.id === id ? { ...line, ...changes } : line)) }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type ChatStore = ReturnType<typeof createChatStore>
