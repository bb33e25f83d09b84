import { expect, test } from 'vitest'
import { phrasingLogOdds } from './question-phrasing.ts'

const manner = (question: string) => phrasingLogOdds(question, ['Ada', 'Byron'])

test.each([
  ['Should we let the branches refuse stock?', 'Can the landlord refuse our stock?'],
  ['Is it wise to let the branches refuse stock?', 'Is it legal to refuse the stock of branches?'],
  ['kids sneaking out after registration', 'when is registration for kids'],
  ['How do I step back without everything falling apart?', 'How do I appeal for a refund?'],
  ['The supermarket backed out, what now?', 'The supermarket backed out, can we claim from it?'],
  ['a committee that nods but never asks', 'which committee did she chair'],
])(
  'a question that weighs a decision or describes a trouble is read like one for a story: %s',
  (trouble, other) => {
    expect(manner(trouble)).toBeGreaterThan(manner(other) + 1)
  },
)

test('a question after a comma is one without a question mark too', () => {
  expect(manner('our paper wants to charge for its website, what price is usual')).toBe(
    manner('our paper wants to charge for its website, what price is usual?'),
  )
})
