import { afterEach, expect, test, vi } from 'vitest'
import { blankStory } from '#schema/stories/blank-story.ts'
import { claimsIn, holdsFigure } from '#schema/stories/claims.ts'
import type { StoryEdit } from '#schema/stories/own-stories.ts'
import { unpublishedStory } from '#test/published-profile.ts'
import { CallFailed } from '#web/client/api.ts'
import { withPart } from './marked-sentences.ts'
import { StoryAutosave } from './story-autosave.ts'

const refused = (status: number, code: string) =>
  new CallFailed(status, JSON.stringify({ code, error: 'A sentence.' }), '')

/** A server with one story, which accepts edits of its current version, one at a time. */
function serverWith(text: Partial<typeof blankStory>) {
  let tick = 0
  let running = 0
  let current = {
    ...blankStory,
    ...text,
    version: 1,
    status: 'draft' as const,
    note: '',
    editedAt: '0',
    submittedAt: null,
    decidedAt: null,
  }
  const received: StoryEdit[] = []
  const answer = () => unpublishedStory(5, { ...current })
  const store = (changes: Partial<typeof blankStory>) => {
    tick += 1
    current = { ...current, ...changes, editedAt: String(tick) }
    // As on the server: a sentence with a figure needs no mark, and a removed one has none.
    current.marked = claimsIn(current, current.marked).flatMap(({ text }) => (holdsFigure(text) ? [] : text))
  }
  return {
    received,
    answer,
    store,
    has: () => current,
    loseAnswers: false,
    begin: async (story: Partial<typeof blankStory>) => {
      store(story)
      return answer()
    },
    async edit(_: number, { basedOn, ...changes }: StoryEdit) {
      running += 1
      expect(running, 'one save at a time').toBe(1)
      await Promise.resolve()
      running -= 1
      received.push({ basedOn, ...changes })
      if (basedOn.editedAt !== current.editedAt) throw refused(409, 'STORY_CHANGED_ELSEWHERE')
      store(changes)
      if (this.loseAnswers) throw new TypeError('Failed to fetch')
      return answer()
    },
    read: async () => answer(),
  }
}

/** A browser that keeps what was typed here and not saved, until the test ends. */
function storingBrowser() {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
}
afterEach(() => void vi.unstubAllGlobals())

test('text typed while a save runs is saved next, on the answer of that save', async () => {
  const server = serverWith({ title: 'One' })
  const autosave = new StoryAutosave(server, server.answer())
  autosave.change({ title: 'Two' })
  const first = autosave.flush()
  autosave.change({ task: 'Now this.' })
  await Promise.all([first, autosave.flush(), autosave.flush()])
  await autosave.flush()
  expect(server.received.map(({ basedOn, ...changes }) => [basedOn.editedAt, changes])).toEqual([
    ['0', { title: 'Two' }],
    ['1', { task: 'Now this.' }],
  ])
  expect(autosave.getState().status).toBe('saved')
})

test('a save whose answer was lost is no conflict with itself', async () => {
  const server = serverWith({})
  const autosave = new StoryAutosave(server, server.answer())
  server.loseAnswers = true
  autosave.change({ title: 'Two' })
  await autosave.flush()
  expect(autosave.getState().status).toBe('offline')
  server.loseAnswers = false
  await autosave.flush()
  expect(autosave.getState()).toMatchObject({ status: 'saved', text: { title: 'Two' } })
  autosave.stop()
})

test('words added after a save whose answer was lost are no conflict with it either', async () => {
  const server = serverWith({})
  const autosave = new StoryAutosave(server, server.answer())
  server.loseAnswers = true
  autosave.change({ title: 'Two' })
  await autosave.flush()
  server.loseAnswers = false
  autosave.change({ title: 'Two boats', task: 'Fill them.' })
  await autosave.flush()
  expect(autosave.getState().status).not.toBe('conflict')
  await autosave.flush()
  expect(autosave.getState().status).toBe('saved')
  expect(server.has()).toMatchObject({ title: 'Two boats', task: 'Fill them.' })
  autosave.stop()
})

test('a marked sentence that now holds a figure is saved once, though the server needs no mark any more', async () => {
  const server = serverWith({ solution: 'We listened.', marked: ['We listened.'] })
  const autosave = new StoryAutosave(server, server.answer())
  const mended = 'We listened to 40 passengers.'
  autosave.change(withPart(autosave.getState().text, 'solution', mended))
  await autosave.flush()
  expect(server.has()).toMatchObject({ solution: mended, marked: [] })
  expect(autosave.getState().status).toBe('saved')
  autosave.change(withPart(autosave.getState().text, 'solution', 'We listened to the passengers.'))
  await autosave.flush()
  expect(server.has().marked, 'the mark was not taken off').toEqual(['We listened to the passengers.'])
  autosave.stop()
})

test('a text changed elsewhere stands beside the one typed here, and the chosen one is saved', async () => {
  const server = serverWith({ title: 'One' })
  const autosave = new StoryAutosave(server, server.answer())
  server.store({ title: 'Theirs' })
  autosave.change({ title: 'Mine', task: 'Mine too' })
  await autosave.flush()
  expect(autosave.getState()).toMatchObject({
    status: 'conflict',
    text: { title: 'Mine' },
    story: { current: { title: 'Theirs' } },
  })
  await autosave.flush()
  expect(server.received, 'nothing is sent until one is chosen').toHaveLength(1)
  await autosave.resolve({ ...autosave.getState().text, title: 'Theirs' })
  expect(server.has()).toMatchObject({ title: 'Theirs', task: 'Mine too' })
  expect(autosave.getState().status).toBe('saved')
})

test('parts that were changed only here or only elsewhere are merged, and nobody has to choose', async () => {
  const server = serverWith({ title: 'One', task: 'Fill them.' })
  const autosave = new StoryAutosave(server, server.answer())
  server.store({ task: 'Fill them by spring.' })
  autosave.change({ title: 'Mine' })
  await autosave.flush()
  await autosave.flush()
  expect(autosave.getState()).toMatchObject({ status: 'saved', text: { title: 'Mine' } })
  expect(server.has()).toMatchObject({ title: 'Mine', task: 'Fill them by spring.' })

  server.store({ title: 'Theirs', task: 'Fill them by May.' })
  autosave.change({ title: 'Mine again' })
  await autosave.flush()
  expect(autosave.getState()).toMatchObject({
    status: 'conflict',
    text: { title: 'Mine again', task: 'Fill them by May.' },
  })
  autosave.stop()
})

test('marks that were set here and elsewhere stand side by side, and nobody has to choose', async () => {
  const solution = 'We asked. We listened.'
  const server = serverWith({ solution })
  const autosave = new StoryAutosave(server, server.answer())
  server.store({ marked: ['We asked.'] })
  autosave.change({ marked: ['We listened.'] })
  await autosave.flush()
  await autosave.flush()
  expect(autosave.getState()).toMatchObject({ status: 'saved', text: { solution } })
  expect(server.has().marked).toEqual(['We asked.', 'We listened.'])
  autosave.stop()
})

test('an ended session, a deleted story and a refused text are distinguished, and no text is lost', async () => {
  const server = serverWith({})
  for (const [error, status] of [
    [refused(401, 'SIGN_IN_FIRST'), 'signed-out'],
    [refused(404, 'STORY_NOT_FOUND'), 'deleted'],
    [refused(409, 'STORIES_FULL'), 'refused'],
    [refused(429, 'TOO_MANY_REQUESTS'), 'failed'],
  ] as const) {
    const autosave = new StoryAutosave({ ...server, edit: () => Promise.reject(error) }, server.answer())
    autosave.change({ title: 'Mine' })
    await autosave.flush()
    expect(autosave.getState()).toMatchObject({ status, text: { title: 'Mine' } })
    autosave.stop()
  }
})

test('after a reload, only the parts are asked about that were changed here and elsewhere', async () => {
  storingBrowser()
  const server = serverWith({ title: 'One', task: 'Fill them.' })
  const left = new StoryAutosave(server, server.answer())
  left.change({ title: 'Mine', task: 'Fill them by May.' })
  left.stop()
  server.store({ title: 'Theirs', results: 'They were full.' })
  const reloaded = new StoryAutosave(server, server.answer())
  expect(reloaded.getState()).toMatchObject({
    status: 'conflict',
    conflicts: ['title'],
    text: { title: 'Mine', task: 'Fill them by May.', results: 'They were full.' },
  })
  await reloaded.resolve({ ...reloaded.getState().text, title: 'Theirs' })
  expect(server.has()).toMatchObject({ title: 'Theirs', task: 'Fill them by May.' })
})

test('after a reload, parts that were changed only here or only elsewhere are merged and saved', async () => {
  storingBrowser()
  const server = serverWith({ title: 'One' })
  const left = new StoryAutosave(server, server.answer())
  left.change({ title: 'Mine' })
  left.stop()
  server.store({ task: 'Fill them.' })
  const reloaded = new StoryAutosave(server, server.answer())
  expect(reloaded.getState()).toMatchObject({
    status: 'unsaved',
    text: { title: 'Mine', task: 'Fill them.' },
  })
  await reloaded.flush()
  expect(server.has()).toMatchObject({ title: 'Mine', task: 'Fill them.' })
  reloaded.stop()
})
