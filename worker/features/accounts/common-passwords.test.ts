import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'password',
  'Password1!',
  'PASSWORD123',
  'qwertyuiop',
  'asdfgh',
  '123456789',
  '987654321',
  'aaaaaaaa',
  'abcabcabc',
  'letmein',
  'Sunshine!!',
  'rembrandt',
  'Rembrandt2026',
  'Portfolio1',
  'motdepasse',
  'Fletcher',
  'michelle1977',
  'validator',
  '19840612',
  '12061984',
])('%s is guessed first', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each([
  'a loaf of bread',
  'kestrel over the weir',
  'Mond3nacht',
  'tr0mbone-case',
  'nineteen ovens',
  'x7Kq!vPz',
])('%s is nobody’s first guess', async (password) => {
  expect(await isCommonPassword(password)).toBe(false)
})
