import { expect, test } from 'vitest'
import { storiesOf, storyIn, wholeStory, writer } from '#test/stories.ts'

test('a story is begun, typed on, submitted, taken back and typed on', async () => {
  const { begun, edit, submit, takeBack, read } = storiesOf((await writer()).account)
  const story = await begun({ title: 'The boats' })
  expect(story).toMatchObject({
    current: { version: 1, status: 'draft', title: 'The boats', solution: '', marked: [] },
    ...{ published: null, isPublic: false, isConfirmed: false, canReword: false, claims: [] },
  })
  const written = await storyIn(edit(story, wholeStory))
  expect(written.current).toMatchObject({ ...wholeStory, version: 1, status: 'draft', submittedAt: null })
  expect(written.claims.map(({ text }) => text)).toEqual([
    'I asked 400 passengers when they wanted to go.',
    'By April 9 of 10 boats were full.',
  ])
  const submitted = await storyIn(submit(story))
  expect(submitted.current).toMatchObject({ version: 1, status: 'submitted' })
  expect(submitted.current.submittedAt).not.toBeNull()
  const back = await storyIn(takeBack(story))
  expect(back.current).toMatchObject({ version: 1, status: 'taken-back' })
  const next = await storyIn(edit(back, { title: 'The fuller boats' }))
  expect(next.versions.map(({ version, status }) => [version, status])).toEqual([
    [2, 'draft'],
    [1, 'taken-back'],
  ])
  expect(await read(story)).toEqual(next)
})
