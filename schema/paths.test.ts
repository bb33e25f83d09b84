import { expect, test } from 'vitest'
import { doorOf, paths } from './paths.ts'

test.each([
  ['/', 'public'],
  [paths.gallery.href({ q: 'account' }), 'public'],
  [paths.accountNotFound.href(), 'account'],
  ['/account/no-such-page?from=mail#top', 'account'],
  ['/accountant', 'public'],
] as const)('%s is behind the %s door', (href, door) => {
  expect(doorOf(href)).toBe(door)
})
