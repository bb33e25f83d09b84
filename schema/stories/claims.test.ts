import { expect, test } from 'vitest'
import { claimsIn } from './claims.ts'

const story = {
  solution:
    'We walked the floor together. Every bench got a card, and 14 of them were moved. I wrote one list a week.',
  results:
    'Returns fell by a third. The team stayed. The team stayed. It cost £2,400. Nobody left in 1.5 years!',
}

test('a claim is a sentence of action or result that holds a figure, in digits or words', () => {
  expect(claimsIn(story)).toEqual([
    { claimIndex: 0, part: 'solution', text: 'Every bench got a card, and 14 of them were moved.' },
    { claimIndex: 1, part: 'results', text: 'Returns fell by a third.' },
    { claimIndex: 2, part: 'results', text: 'It cost £2,400.' },
    { claimIndex: 3, part: 'results', text: 'Nobody left in 1.5 years!' },
  ])
})

test('a sentence that its owner marks is a claim too, once, and in its place', () => {
  expect(claimsIn(story, ['The team stayed.', 'Nowhere in the story.']).map(({ text }) => text)).toEqual([
    'Every bench got a card, and 14 of them were moved.',
    'Returns fell by a third.',
    'The team stayed.',
    'It cost £2,400.',
    'Nobody left in 1.5 years!',
  ])
})

test('a story without a figure claims nothing', () => {
  expect(claimsIn({ solution: 'We asked the passengers.', results: 'The boats were full.' })).toEqual([])
})
