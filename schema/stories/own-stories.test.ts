import { expect, test } from 'vitest'
import { missingIn } from './own-stories.ts'
import { maxTitleLength } from './story-limits.ts'

test('a title as long as its field takes can be sent', () => {
  const title = (length: number) =>
    missingIn({ title: 'a'.repeat(length) }).filter(({ path }) => path === 'title')
  expect(title(maxTitleLength)).toEqual([])
  expect(title(maxTitleLength + 1)).toEqual([
    { path: 'title', message: 'Please keep this to 140 characters at most.' },
  ])
  expect(title(2)).toEqual([{ path: 'title', message: 'Please give the story a title' }])
})
