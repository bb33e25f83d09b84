import type { Citation } from '#schema/chat.ts'
import { keepConversation, readKeptConversation } from './kept-conversation.ts'

export type Line = {
  id: string
  isUser: boolean
  text: string
  /** ISO time. */
  at: string
  citations: Citation[]
  /** What an agent's line is when it is not a whole answer. */
  mark?: 'scripted' | 'stopped' | 'broken'
  /** True until the server has it. */
  isUnsaved?: boolean
}

export type Conversation = {
  /** Empty until the first question. */
  sessionId: string
  lines: readonly Line[]
  draft: string
  /** Where the visitor reads, in pixels from the top; null at the end. */
  readAt: number | null
  phase: 'quiet' | 'thinking' | 'answering'
  /** The server's sentence when it did not take the last question. */
  refusal: string
}

export const nothingSaid: Conversation = {
  sessionId: '',
  lines: [],
  draft: '',
  readAt: null,
  phase: 'quiet',
  refusal: '',
}

const writeAfterMs = 200

/** A visitor's conversation with one agent, kept in this tab across reloads. Nothing is read before `read`. */
export function createConversationStore(profileUrl: string) {
  let conversation: Conversation | undefined
  let writing: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const write = () => {
    clearTimeout(writing)
    writing = undefined
    if (conversation) keepConversation(profileUrl, conversation)
  }
  const read = (): Conversation => {
    if (!conversation) {
      conversation = readKeptConversation(profileUrl)
      addEventListener('pagehide', write)
    }
    return conversation
  }
  /** Keeps without telling: for what nothing on the page follows. */
  const remember = (changes: Partial<Conversation>) => {
    conversation = { ...read(), ...changes }
    writing ??= setTimeout(write, writeAfterMs)
  }
  const change = (changes: Partial<Conversation>) => {
    remember(changes)
    for (const listener of listeners) listener()
  }
  return {
    read,
    remember,
    change,
    say: (line: Line, changes: Partial<Conversation> = {}) =>
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
