import { expect, test } from 'vitest'
import { changedWords, piecesOf, type Ranges } from './differences.tsx'

const words = (text: string, ranges: Ranges) => ranges.map(([from, to]) => text.slice(from, to))

test.each([
  ['The boats left half empty.', 'The boats left quite full.', ['half empty'], ['quite full']],
  ['Nine of ten.', 'Nine of ten.', [], []],
  ['', 'By April they were full.', [], ['By April they were full.']],
  ['We asked 400 passengers.', 'We asked passengers.', ['400'], []],
  ['Café, 9 of 10', 'Café, 8 of 10', ['9'], ['8']],
])(
  'exactly the words that differ between “%s” and “%s” are marked',
  (before, after, deletions, insertions) => {
    const changed = changedWords(before, after)
    expect(words(before, changed.before)).toEqual(deletions)
    expect(words(after, changed.after)).toEqual(insertions)
  },
)

test('an unmarked part is the same in both texts, to the letter', () => {
  const texts = ['one  two\nthree', 'two one\n\nthree four', '  five', 'one two three five.', '']
  const unmarked = (text: string, changed: Ranges) =>
    piecesOf(text, changed, [])
      .flatMap((piece) => (piece.isChanged ? [] : piece.text))
      .join('')
      .replace(/\s/g, '')
  for (const before of texts)
    for (const after of texts) {
      const changed = changedWords(before, after)
      expect(unmarked(before, changed.before)).toBe(unmarked(after, changed.after))
    }
})

test('a lined sentence in which words are new keeps both marks, and no letter is lost', () => {
  const text = 'By April 9 of 10 boats were full.'
  const pieces = piecesOf(text, [[9, 16]], [[0, text.length]])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.map(({ text, isChanged }) => [text, isChanged])).toEqual([
    ['By April ', false],
    ['9 of 10', true],
    [' boats were full.', false],
  ])
  expect(pieces.every(({ isLined }) => isLined)).toBe(true)
})
