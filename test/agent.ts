import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Suggestion } from '#schema/chat/chat.ts'
import type { ChatMessage, Citation, MeetingOffer, NearestStory } from '#schema/chat/chat-answers.ts'
import type { Ground } from '#schema/chat/grounds.ts'
import type { QuotedCorrection } from '#schema/corrections/correction-answers.ts'
import type { InboxPage, Unanswered } from '#schema/inbox/inbox-answers.ts'
import { type Browser, browser, mailedToken, signedInAs } from './account.ts'
import { eventually } from './eventually.ts'
import { goLive } from './people.ts'
import { ownerWithReferees, validatedReferee } from './referees.ts'
import { jsonOf } from './requests.ts'

type Chunk = {
  type: string
  delta?: string
  data?: Citation | Ground | NearestStory | Suggestion | MeetingOffer
  errorText?: string
}

type Answered = {
  response: string
  citations: Citation[]
  corrections?: QuotedCorrection[]
  nearest?: NearestStory
  isUnanswered?: true
}

/** A visitor of a profile: a browser with a conversation of its own. */
export function visitorOf(agentName: string, own: Browser = browser()) {
  const sessionId = `test-${randomUUID()}`
  const send = (path: string, body: object, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    own.post(path, { sessionId, agentName, ...body }, headers, signal)
  /** Asks for the whole answer at once. */
  const askForJson = (userMessage: string, more: object = {}, headers: Record<string, string> = {}) =>
    send('/chat/ai-response', { userMessage, ...more }, { Accept: 'application/json', ...headers })
  return {
    ...own,
    sessionId,
    /** Asks, and reads the answer as it streams. */
    ask: (userMessage: string, more: object = {}, signal?: AbortSignal) =>
      send('/chat/ai-response', { userMessage, ...more }, {}, signal),
    askForJson,
    /** The whole answer, which has to be one. */
    async answerTo(userMessage: string, more: object = {}): Promise<Answered> {
      const answer = await askForJson(userMessage, more)
      expect(answer.status, await answer.clone().text()).toBe(200)
      return jsonOf<Answered>(answer)
    },
    save: (message: string, more: object = {}) => send('/chat', { message, isUser: true, ...more }),
    /** The stored lines of the conversation, once there are so many: an answer is saved after it was given. */
    async storedLines(lines = 0): Promise<ChatMessage[]> {
      for (let attempt = 0; ; attempt += 1) {
        const { messages } = await jsonOf<{ messages: ChatMessage[] }>(own.get(`/chat/${sessionId}`))
        if (messages.length >= lines || attempt === 100) return messages
        await sleep(30)
      }
    },
  }
}

/** The parts of a streamed answer, each with the time it came. */
export async function* partsOf(answer: Response): AsyncGenerator<Chunk & { at: number }> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    const lines = text.split('\n\n')
    text = lines.pop() ?? ''
    for (const line of lines) {
      const data = line.replace(/^data: /, '')
      if (data !== '[DONE]') yield { ...(JSON.parse(data) as Chunk), at: performance.now() }
    }
  }
}

/** A streamed answer, read to its end. */
export async function answerOf(answer: Response) {
  const parts: (Chunk & { at: number })[] = []
  for await (const part of partsOf(answer)) parts.push(part)
  return {
    parts,
    text: parts.map(({ type, delta }) => (type === 'text-delta' ? delta : '')).join(''),
    citations: parts.flatMap(({ type, data }) => (type === 'data-citation' ? [data as Citation] : [])),
    suggestions: parts.flatMap(({ type, data }) => (type === 'data-suggestion' ? [data as Suggestion] : [])),
  }
}

/** The times that an answer offers, if it does. */
export const offerIn = (parts: Awaited<ReturnType<typeof answerOf>>['parts']) =>
  parts.flatMap(({ type, data }) => (type === 'data-meeting' ? [data as MeetingOffer] : []))[0]

type Overrides = Parameters<typeof ownerWithReferees>[0]

/** A signed-in owner whose page is public and whose plan lets them teach their agent, unless told otherwise. */
export async function teacher(overrides: Overrides = {}) {
  const account = await signedInAs('owner')
  const owner = await ownerWithReferees(
    {
      references: [validatedReferee(), validatedReferee({ name: 'Omar Said' })],
      ...overrides,
      profile: { plan: 'sprint', isSample: false, ...overrides.profile },
    },
    account,
  )
  await goLive(owner.id)
  return { ...owner, account }
}

/** Names an address for transcripts, and opens the link that is mailed there as its reader does. */
export async function confirmHandOffEmail(owner: ReturnType<typeof browser>, handOffEmail: string) {
  const saved = await owner.put('/agent-settings', { handOffEmail })
  expect(saved.status, await saved.clone().text()).toBe(200)
  const token = await mailedToken('hand-off-address', handOffEmail)
  expect((await browser().post('/agent-settings/address/confirm', { token })).status).toBe(200)
}

/** The owner's inbox. */
export const inboxOf = (owner: ReturnType<typeof browser>, query = '') =>
  jsonOf<InboxPage>(owner.get(`/inbox${query}`))

/** What stands in the inbox under a question, once it does. */
export async function unansweredItem(
  owner: ReturnType<typeof browser>,
  example: string,
  query = '',
): Promise<Unanswered> {
  return eventually(async () => (await inboxOf(owner, query)).items.find((item) => item.example === example))
}
