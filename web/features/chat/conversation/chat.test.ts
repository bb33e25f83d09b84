import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createApi } from '#web/client/api.ts'
import { chatWith } from './chat.ts'
import { storeChat, storedChat } from './stored-chat.ts'

const stored = new Map<string, string>()
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
})
vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => stored.clear())

const expert = {
  profileUrl: 'petra-proof',
  pictureSlug: 'petra',
  firstName: 'Petra',
  agentType: 'coach',
  fallbacks: [],
} as const

test('a conversation is erased once its last lines are saved, so that none comes back', async () => {
  const done: string[] = []
  const api = createApi('http://localhost', async (input) => {
    const isErasing = String(input).endsWith('/erase')
    if (!isErasing) await sleep(100)
    done.push(isErasing ? 'erased' : 'saved')
    return Response.json({})
  })
  // Offline: the question and the scripted answer wait for being saved.
  const chat = chatWith(expert, api, () => Promise.reject(new Error('Offline')))
  await chat.ask('Do you repair engines?')
  expect(chat.read().lines).toHaveLength(2)
  await chat.erase()
  expect(done).toEqual(['saved', 'saved', 'erased'])
  expect(chat.read().lines).toEqual([])
})

test('an answer that was cut off before its first word is not saved as an empty line', () => {
  const line = { id: 'one', isUser: true, text: 'Do you repair engines?', at: new Date().toISOString() }
  storeChat('petra', {
    ...storedChat('petra'),
    sessionId: 'a-session-of-petra',
    phase: 'thinking',
    lines: [{ ...line, citations: [], isUnsaved: true }],
  })
  const { lines } = storedChat('petra')
  expect(lines.map(({ text, isUnsaved }) => [text, isUnsaved])).toEqual([
    ['Do you repair engines?', true],
    ['', false],
  ])
})

test('a stored answer that calls the index of a story its plate still says which story it is', () => {
  const citation = { storyId: 7, plate: 2, title: 'The timetable' }
  const answer = { id: 'two', text: 'I asked them.', at: new Date().toISOString(), nearest: citation }
  stored.set(
    'chat:petra',
    JSON.stringify({
      sessionId: 'a-session-of-petra',
      draft: '',
      phase: 'quiet',
      lines: [{ ...answer, citations: [{ ...citation, quote: 'I asked them.' }], perhaps: [citation] }],
    }),
  )
  const [line] = storedChat('petra').lines
  const read = { storyId: 7, storyIndex: 2, title: 'The timetable' }
  expect(line).toMatchObject({
    citations: [{ ...read, quote: 'I asked them.' }],
    nearest: read,
    perhaps: [read],
  })
})
