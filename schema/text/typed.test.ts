import { expect, test } from 'vitest'
import type { z } from 'zod'
import { newValidatorSchema } from '../accounts/administered.ts'
import { customerProfileSchema } from '../profiles/customer-profile.ts'
import { newReferenceSchema } from '../references/references.ts'
import { storyTextSchema } from '../stories/own-stories.ts'
import { waitlistSchema } from '../waitlist/waitlist.ts'
import { typedLine, typedText } from './typed.ts'

const hidden = '\u0000\u0007\u001b\u007f\u0085\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'

test('invisible characters are taken out of a line and of a text', () => {
  for (const sign of hidden) {
    expect(typedLine().parse(`Boats${sign} that leave`)).toBe('Boats that leave')
    expect(typedText().parse(`Boats${sign} that leave`)).toBe('Boats that leave')
  }
  expect(typedLine().parse(hidden)).toBe('')
})

test('a text keeps its lines, and a line has one', () => {
  expect(typedText().parse('One\n\ttwo\r\nthree')).toBe('One\n\ttwo\r\nthree')
  expect(typedLine().parse('One\n\ttwo\r\nthree\u2028four')).toBe('One two three four')
})

test.each([
  ['emoji', '👩🏽‍🚀 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['Persian', 'می‌خواهم'],
  ['Hindi', 'क्‍ष'],
  ['marks of direction', 'שלום\u200f! 3\u200e'],
])('%s stays as it is written', (_, written) => {
  expect(typedLine().parse(written)).toBe(written)
  expect(typedText().parse(written)).toBe(written)
})

test('a required field is not filled by invisible characters', () => {
  const blank = '\u200b\u200d \u2060\u00ad\u3164\u2800\ufeff'
  for (const text of [hidden, blank, `${blank}\n${hidden}`]) {
    expect(typedLine('Name').min(1, 'Name').safeParse(text).success).toBe(false)
    expect(typedText('Story').min(1, 'Story').safeParse(text).success).toBe(false)
  }
})

const fields: [name: string, contract: z.ZodObject, names: string[]][] = [
  [
    'an owner’s profile',
    customerProfileSchema,
    'firstName lastName phone currentRole company headline about industry coreProblemSolved solutionStep1'.split(
      ' ',
    ),
  ],
  ['a story', storyTextSchema, 'title subtitle industry timeline problemDescription results'.split(' ')],
  ['an invitation to a referee', newReferenceSchema, 'firstName lastName solutionStory words'.split(' ')],
  ['the waiting list', waitlistSchema, 'name company currentRole challenges'.split(' ')],
  ['an invitation to a validator', newValidatorSchema, ['name']],
]

test.each(fields)('no field of %s keeps invisible characters', (_, { shape }, names) => {
  for (const name of names) {
    const field = shape[name] as z.ZodType
    expect(field.parse('Boats\u202e that\u0000 leave'), name).toBe('Boats that leave')
  }
})
