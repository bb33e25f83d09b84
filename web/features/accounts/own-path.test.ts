import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const origin = 'https://rembrandt.example'

test.each(['/customer-dashboard', '/account', '/solution-gallery?area=Sales#below'])(
  'after signing in one goes on to %s',
  (next) => {
    expect(ownPath(next, origin)).toBe(next)
  },
)

test.each([
  null,
  '',
  'account',
  'https://elsewhere.example/account',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  '/..//elsewhere.example',
  'javascript:alert(1)',
  '/api/sessions',
])('%j is no page of this site', (next) => {
  expect(ownPath(next, origin)).toBe(undefined)
})
