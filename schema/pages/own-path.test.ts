import { expect, test } from 'vitest'
import { ownPath, withNext } from './own-path.ts'

const origin = 'https://rembrandt.example'

test.each([
  ...['/customer-dashboard', '/account', '/solution-gallery?area=Sales#below'],
  // Encoded, slashes are no more than letters of this site's own address.
  ...['/%2F%2Felsewhere.example', '/%5Celsewhere.example', '/%252F%252Felsewhere.example'],
])('a visitor who signs in goes on to %s', (next) => {
  expect(ownPath(next, origin)).toBe(next)
})

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
  '/%2e%2e//elsewhere.example',
  '/..\\\\elsewhere.example',
  '/\\\\elsewhere.example',
  '\\\\elsewhere.example',
  '\t//elsewhere.example',
  '/\n/elsewhere.example',
  '///elsewhere.example',
  'http:elsewhere.example',
  'data:text/html,x',
  '/./api/login',
  '/x/../api/login',
])('%j is no page of this site', (next) => {
  expect(ownPath(next, origin)).toBe(undefined)
})

test('the page to go on to is passed on with the rest of the address', () => {
  expect(withNext('/forgot-password', '/a?b=c')).toBe('/forgot-password?next=%2Fa%3Fb%3Dc')
  expect(withNext('/login?x=1', '/a')).toBe('/login?x=1&next=%2Fa')
  expect(withNext('/reset-password#token=t', '/a')).toBe('/reset-password?next=%2Fa#token=t')
  expect(withNext('/login', null)).toBe('/login')
})
