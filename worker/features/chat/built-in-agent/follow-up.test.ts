import { expect, test } from 'vitest'
import { moiraKinnaird } from '#schema/samples/moira-kinnaird.ts'
import { tomArkwright } from '#schema/samples/tom-arkwright.ts'
import { zofiaMarszalek } from '#schema/samples/zofia-marszalek.ts'
import { publishedSample } from '#test/published-sample.ts'
import { groundedAnswer } from './grounded-answer.ts'

const moira = publishedSample(moiraKinnaird)
const tom = publishedSample(tomArkwright)
const zofia = publishedSample(zofiaMarszalek)
const ask = (profile: typeof moira, question: string, ...previousAnswers: string[]) =>
  groundedAnswer(profile, question, { previousAnswers })

const visits = ask(tom, 'Tell me about “The Thursday visits”')
const shutdown = ask(moira, 'Tell me about “The shutdown that paid for itself”')

test.each([
  'And how long did that take?',
  'Did it work?',
  'What happened then?',
  'And how did they take it?',
  'So what came of it?',
])('a question that points back is about the story mentioned last: “%s”', (question) => {
  expect(ask(tom, question, visits)).toContain('“The Thursday visits”')
  expect(ask(moira, question, shutdown)).toContain('“The shutdown that paid for itself”')
})

test('a question that names somebody else’s trouble is not taken for one about the story mentioned last', () => {
  expect(ask(tom, 'Is there anything about cheese?', visits)).toMatch(/^I find no answer to that/)
})

test.each(['What is the Thursday hour?', 'whats the thursday hour', 'What was this Thursday hour about?'])(
  'a term that a story introduces is explained from that story: “%s”',
  (question) => {
    expect(ask(zofia, question)).toMatch(/Thursday hour.*\[\d\]/s)
  },
)

test('a term that no story says gets an honest no', () => {
  expect(ask(zofia, 'What is the Tuesday parade?')).toMatch(/^I find no answer to that/)
})
