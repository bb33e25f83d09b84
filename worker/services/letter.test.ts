import { expect, test } from 'vitest'
import { sayableName } from './letter.ts'

test.each(['Daniel Okafor', 'J.R. Smith', 'Zoë (she/her)', 'Siobhán O’Neill-Łukasz, PhD', '王 小明'])(
  'a mail calls %s by name',
  (name) => {
    expect(sayableName(name)).toBe(name)
  },
)

test.each([
  'prize.example',
  'www.prize.co',
  'https://prize',
  'Win <b>now</b>',
  'Call 0900 12345',
  '@ines',
  'x'.repeat(61),
])('a mail does not repeat %s as a name', (name) => {
  expect(sayableName(name)).toBeUndefined()
})
