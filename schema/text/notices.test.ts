import { expect, test } from 'vitest'
import { z } from 'zod'
import { noticeOf } from './notices.ts'

test.each<[string, z.ZodType, unknown, string]>([
  ['nothing where a text is asked for', z.string(), undefined, 'Please fill this in.'],
  ['nothing where a choice is asked for', z.enum(['one', 'two']), undefined, 'Please fill this in.'],
  ['an empty text', z.string().min(1), '', 'Please fill this in.'],
  ['a number for a text', z.string(), 7, 'Please enter this in words.'],
  ['a text for a number', z.number(), 'seven', 'Please enter a number.'],
  ['a part of a number', z.int(), 1.5, 'Please enter a whole number.'],
  ['a text for a yes', z.boolean(), 'yes', 'Please answer this with yes or no.'],
  ['a text for a list', z.array(z.string()), 'one', 'Please give this as a list.'],
  ['a text for a group of fields', z.object({}), 'one', 'Please check this: it cannot be read as it is.'],
  ['a word of no list', z.enum(['one', 'two']), 'six', 'Please choose one of the options.'],
  ['no address', z.email(), 'ada', 'Please enter a valid email address.'],
  ['no link', z.url(), 'ada', 'Please enter a whole link.'],
  ['no moment', z.iso.datetime(), 'soon', 'Please enter a date and a time.'],
  ['no known form', z.uuid(), 'ada', 'Please check this: it cannot be read as it is.'],
  ['a long text', z.string().max(2000), 'a'.repeat(2001), 'Please keep this to 2,000 characters at most.'],
  ['a short text', z.string().min(10), 'a', 'Please write at least 10 characters.'],
  ['a long list', z.array(z.string()).max(2), ['', '', ''], 'Please give at most 2.'],
  ['an empty list', z.array(z.string()).min(1), [], 'Please give at least 1.'],
  ['a high number', z.int().max(3), 4, 'Please enter at most 3.'],
  ['a low number', z.int().min(1), 0, 'Please enter at least 1.'],
  ['an unknown field', z.strictObject({}), { one: 1 }, 'Please leave out what is not asked for here.'],
  ['none of two', z.union([z.literal(''), z.uuid()]), 7, 'Please check this: it cannot be read as it is.'],
  [
    'what a rule refuses',
    z.string().refine(() => false),
    '',
    'Please check this: it cannot be read as it is.',
  ],
])('the notice for %s is a sentence for people', (_, contract, sent, notice) => {
  const { error } = contract.safeParse(sent, { error: noticeOf })
  expect(error?.issues.map(({ message }) => message)).toEqual([notice])
})

test('what a contract says itself comes before the notice of every other', () => {
  const { error } = z.string('Please say why.').safeParse(7, { error: noticeOf })
  expect(error?.issues[0]?.message).toBe('Please say why.')
})
