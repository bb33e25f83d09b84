import { expect, test } from 'vitest'
import { type DraftStory, gapsOf } from './draft-gaps.ts'

const empty = { experience: '', deliverables: '', clientProblemsBefore: '', targetClient: '' }
const missingIn = (story: DraftStory, text: string) =>
  gapsOf({ ...empty, [story]: text }, story).map(({ missing }) => missing)

test.each<[DraftStory, string, string[]]>([
  ['experience', 'Consulting.', ['It is one word long.', 'There is no figure in it.']],
  [
    'experience',
    'I have worked in many bakeries in Leeds and I liked them all',
    ['There is no figure in it.', 'Nothing in it changes.'],
  ],
  ['experience', 'Nineteen years at the oven. At the last bakery waste fell by a third.', []],
  [
    'deliverables',
    'Ongoing support for the whole team whenever they need it most',
    ['“Support” could be anything.', 'It does not say when.'],
  ],
  ['deliverables', 'An order sheet for each of the 12 shops, by the second week of working together', []],
  [
    'clientProblemsBefore',
    'There were many challenges with waste and with orders everywhere',
    ['“Challenges” is a word for trouble, not the trouble.', 'Nothing in it is counted.'],
  ],
  [
    'clientProblemsBefore',
    'Nobody counted what was left at six in the evening, and it went into the bin',
    [],
  ],
  [
    'targetClient',
    'Any company that bakes bread or cakes or biscuits and wants more',
    ['“Any company” leaves nobody out.', 'It does not say how large they are.'],
  ],
  ['deliverables', 'A plan for [how many] shops', ['“[how many]” waits for you.', 'It is four words long.']],
  ['targetClient', 'Bakeries with two to ten shops, whose owner still closes the till', []],
])('%s, %j: %j', (story, text, missing) => {
  expect(missingIn(story, text)).toEqual(missing)
})
