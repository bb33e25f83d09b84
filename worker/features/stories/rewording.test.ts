import { expect, test } from 'vitest'
import { usableRewording } from './rewording.ts'

const story = {
  title: 'The boats that left half empty',
  subtitle: '',
  industry: 'Transportation',
  timeline: 'Six months',
  marked: [],
  problemDescription: 'Every morning twelve boats left Harwich half empty.',
  task: 'I was asked to fill them by spring.',
  solution: 'What I did was that I asked 400 passengers when it was that they wanted to go.',
  results: 'By April 9 of 10 boats were full.',
}

test.each([
  ['the same in fewer words', 'I asked 400 passengers when they wanted to go.'],
  ['the same with a blank', 'I asked 400 passengers, over [how many weeks], when they wanted to go.'],
  ['the same in two sentences', 'I asked 400 passengers. First, I wanted to know when they go.'],
  ['a name that the story names', 'I asked 400 passengers in Harwich when they wanted to go.'],
])('a rewording that says %s is offered', (_, text) => {
  expect(usableRewording(story, 'solution', ` “${text}”\n`)).toBe(text)
})

test.each([
  ['a figure that nobody named', 'I asked 500 passengers when they wanted to go.'],
  ['a figure of another part', 'I asked 400 passengers on 10 boats when they wanted to go.'],
  ['a figure in words', 'I asked 400 passengers three times when they wanted to go.'],
  ['a rise that nobody named', 'I asked 400 passengers, and tripled what they wanted.'],
  ['a figure in a blank', 'I asked 400 passengers on [12] boats.'],
  ['a name that nobody named', 'I asked 400 passengers of Stena when they wanted to go.'],
  ['a name at its beginning', 'Stena asked 400 passengers when they wanted to go.'],
  ['a name after a full stop', 'I asked 400 passengers. Stena wanted to go.'],
  ['a link', 'I asked 400 passengers at www.harwich.example when they wanted to go.'],
  ['mostly the words of others', 'I leveraged stakeholder synergies to unlock actionable mobility insights.'],
  ['nothing', ' '],
  ['only a blank', '[what you did]'],
  ['more than there is room for', 'I asked 400 passengers. '.repeat(100)],
])('a rewording that says %s is refused', (_, text) => {
  expect(usableRewording(story, 'solution', text)).toBeUndefined()
})
