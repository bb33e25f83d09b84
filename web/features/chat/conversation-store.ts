import type { ChatConversation, Line } from './conversation.ts'
import { keepConversation, readKeptConversation } from './kept-conversation.ts'

const writeAfterMs = 200

/**
 * The store of a visitor's conversation with one agent, saved in this tab across reloads. It reads nothing before
 * `read`.
 */
export function createConversationStore(pictureSlug: string) {
  let conversation: ChatConversation | undefined
  let writing: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const write = () => {
    clearTimeout(writing)
    writing = undefined
    if (conversation) keepConversation(pictureSlug, conversation)
  }
  const read = (): ChatConversation => {
    if (!conversation) {
      conversation = readKeptConversation(pictureSlug)
      addEventListener('pagehide', write)
    }
    return conversation
  }
  /** Stores without calling listeners. */
  const remember = (changes: Partial<ChatConversation>) => {
    conversation = { ...read(), ...changes }
    writing ??= setTimeout(write, writeAfterMs)
  }
  const change = (changes: Partial<ChatConversation>) => {
    remember(changes)
    for (const listener of listeners) listener()
  }
  return {
    read,
    remember,
    change,
    say: (line: Line, changes: Partial<ChatConversation> = {}) =>
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

export type ConversationStore = ReturnType<typeof createConversationStore>
