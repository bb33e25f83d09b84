import { expect, test } from 'vitest'
import { blankStory } from '#schema/stories/blank-story.ts'
import { claimsIn, holdsFigure } from '#schema/stories/claims.ts'
import type { StoryEdit } from '#schema/stories/own-stories.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { CallFailed } from '#web/client/api.ts'
import { withPart } from './marked-sentences.ts'
import { createSaving } from './story-saving.ts'

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
  const answer = (): OwnStory => ({
    id: 5,
    current: { ...current },
    published: null,
    isPublic: false,
    versions: [],
    claims: [],
    referees: [],
    awaited: [],
    isConfirmed: false,
    canReword: false,
  })
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

test('text typed while a save runs is saved next, on the answer of that save', async () => {
  const server = serverWith({ title: 'One' })
  const saving = createSaving(server, server.answer())
  saving.change({ title: 'Two' })
  const first = saving.flush()
  saving.change({ task: 'Now this.' })
  await Promise.all([first, saving.flush(), saving.flush()])
  await saving.flush()
  expect(server.received.map(({ basedOn, ...changes }) => [basedOn.editedAt, changes])).toEqual([
    ['0', { title: 'Two' }],
    ['1', { task: 'Now this.' }],
  ])
  expect(saving.state().standing).toBe('saved')
})

test('a save whose answer was lost is no conflict with itself', async () => {
  const server = serverWith({})
  const saving = createSaving(server, server.answer())
  server.loseAnswers = true
  saving.change({ title: 'Two' })
  await saving.flush()
  expect(saving.state().standing).toBe('offline')
  server.loseAnswers = false
  await saving.flush()
  expect(saving.state()).toMatchObject({ standing: 'saved', text: { title: 'Two' } })
  saving.stop()
})

test('words added after a save whose answer was lost are no conflict with it either', async () => {
  const server = serverWith({})
  const saving = createSaving(server, server.answer())
  server.loseAnswers = true
  saving.change({ title: 'Two' })
  await saving.flush()
  server.loseAnswers = false
  saving.change({ title: 'Two boats', task: 'Fill them.' })
  await saving.flush()
  expect(saving.state().standing).not.toBe('elsewhere')
  await saving.flush()
  expect(saving.state().standing).toBe('saved')
  expect(server.has()).toMatchObject({ title: 'Two boats', task: 'Fill them.' })
  saving.stop()
})

test('a marked sentence that now holds a figure is saved once, though the server needs no mark any more', async () => {
  const server = serverWith({ solution: 'We listened.', marked: ['We listened.'] })
  const saving = createSaving(server, server.answer())
  const mended = 'We listened to 40 passengers.'
  saving.change(withPart(saving.state().text, 'solution', mended))
  await saving.flush()
  expect(server.has()).toMatchObject({ solution: mended, marked: [] })
  expect(saving.state().standing).toBe('saved')
  saving.change(withPart(saving.state().text, 'solution', 'We listened to the passengers.'))
  await saving.flush()
  expect(server.has().marked, 'the mark was not taken off').toEqual(['We listened to the passengers.'])
  saving.stop()
})

test('a text changed elsewhere stands beside the one typed here, and the chosen one is saved', async () => {
  const server = serverWith({ title: 'One' })
  const saving = createSaving(server, server.answer())
  server.store({ title: 'Theirs' })
  saving.change({ title: 'Mine', task: 'Mine too' })
  await saving.flush()
  expect(saving.state()).toMatchObject({
    standing: 'elsewhere',
    text: { title: 'Mine' },
    story: { current: { title: 'Theirs' } },
  })
  await saving.flush()
  expect(server.received, 'nothing is sent until one is chosen').toHaveLength(1)
  await saving.resolve({ ...saving.state().text, title: 'Theirs' })
  expect(server.has()).toMatchObject({ title: 'Theirs', task: 'Mine too' })
  expect(saving.state().standing).toBe('saved')
})

test('marks that were set here and elsewhere stand side by side, and nobody has to choose', async () => {
  const solution = 'We asked. We listened.'
  const server = serverWith({ solution })
  const saving = createSaving(server, server.answer())
  server.store({ marked: ['We asked.'] })
  saving.change({ marked: ['We listened.'] })
  await saving.flush()
  await saving.flush()
  expect(saving.state()).toMatchObject({ standing: 'saved', text: { solution } })
  expect(server.has().marked).toEqual(['We asked.', 'We listened.'])
  saving.stop()
})

test('an ended session, a deleted story and a refused text are distinguished, and no text is lost', async () => {
  const server = serverWith({})
  for (const [error, standing] of [
    [refused(401, 'SIGN_IN_FIRST'), 'signed-out'],
    [refused(404, 'STORY_NOT_FOUND'), 'gone'],
    [refused(409, 'STORIES_FULL'), 'refused'],
    [refused(429, 'TOO_MANY_REQUESTS'), 'failed'],
  ] as const) {
    const saving = createSaving({ ...server, edit: () => Promise.reject(error) }, server.answer())
    saving.change({ title: 'Mine' })
    await saving.flush()
    expect(saving.state()).toMatchObject({ standing, text: { title: 'Mine' } })
    saving.stop()
  }
})
