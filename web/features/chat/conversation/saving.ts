import { type Api, dataOf, isClientError } from '#web/client/api.ts'
import type { ChatStore } from './chat-store.ts'

/** Short, because the next question waits for it. */
const timeoutMs = 4000

/**
 * Makes the function that saves unsaved lines in order. What fails is tried again at the next call; calls while it
 * saves wait for the same.
 */
export function createSaver({ read, revise }: ChatStore, profileUrl: string, api: Api) {
  let saving: Promise<void> | undefined

  async function saveInOrder(): Promise<void> {
    const { sessionId, knowsOwnerReads, lines } = read()
    const line = lines.find(({ isUnsaved }) => isUnsaved)
    if (!line) return
    const { id, text, isUser } = line
    const json = { sessionId, message: text, isUser, agentName: profileUrl, messageId: id, knowsOwnerReads }
    const init = { signal: AbortSignal.timeout(timeoutMs) }
    // A refused call counts as done: the server will never accept it.
    const isDone = await dataOf(api.chat.$post({ json }, { init })).then(() => true, isClientError)
    if (!isDone) return
    revise(id, { isUnsaved: false })
    return saveInOrder()
  }

  return (): Promise<void> => {
    saving ??= saveInOrder().finally(() => {
      saving = undefined
    })
    return saving
  }
}
