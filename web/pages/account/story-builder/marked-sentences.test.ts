import { expect, test } from 'vitest'
import { carriedMarks } from './marked-sentences.ts'

const before = 'I asked them. They told me. I listened.'

test.each([
  ['mended', 'I asked them. They told me everything. I listened.', ['They told me everything.']],
  ['moved by a sentence before it', 'I came. I asked them. They told me. I listened.', ['They told me.']],
  ['cut in two', 'I asked them. They told. Me. I listened.', ['They told.']],
  ['deleted', 'I asked them. I listened.', []],
  ['left as it was', before, ['They told me.']],
])('a marked sentence that was %s', (_, after, marks) => {
  expect(carriedMarks(['They told me.'], before, after)).toEqual(marks)
})

test('a mark follows its sentence letter by letter, while it is rewritten from its end', () => {
  const sentence = 'They told me.'
  let [text, marks] = [before, [sentence]]
  const type = (next: string) => {
    marks = carriedMarks(marks, text, next)
    text = next
  }
  for (let cut = 1; cut < 5; cut += 1) type(`I asked them. ${sentence.slice(0, -cut)} I listened.`)
  for (const letters of [' ', ' u', ' us', ' us.']) type(`I asked them. They told${letters} I listened.`)
  expect(marks).toEqual(['They told us.'])
})
