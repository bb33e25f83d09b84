import { expect, test } from 'vitest'
import { originIn } from './origins.ts'

test.each([
  ['https://petra.example', 'https://petra.example'],
  ['https://petra.example/', 'https://petra.example'],
  [' Petra.Example ', 'https://petra.example'],
  ['www.petra.example:8443', 'https://www.petra.example:8443'],
  ['https://petra.example:443', 'https://petra.example'],
  ['bücher.example', 'https://xn--bcher-kva.example'],
  ['localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:4321', 'http://127.0.0.1:4321'],
  ['https://localhost', 'https://localhost'],
  ['192.0.2.7', 'https://192.0.2.7'],
])('%j names the site %s', (text, origin) => {
  expect(originIn(text, false)).toBe(origin)
})

test.each([
  '',
  '*',
  'https://*.example.com',
  'https://petra.example/about',
  'petra.example/about',
  'petra.example?x',
  'petra.example#x',
  'https://me:secret@petra.example',
  'http://petra.example',
  'ftp://petra.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'null',
  'petra',
  'petra.example; script-src *',
  "petra.example 'self'",
  'petra.example, other.example',
  '-petra.example',
  'https://[::1]',
  'petra.example:99999',
])('%j names no site', (text) => {
  expect(originIn(text, false)).toBeUndefined()
})

test('a product on this machine allows sites without encryption', () => {
  expect(originIn('http://petra.example', true)).toBe('http://petra.example')
})
