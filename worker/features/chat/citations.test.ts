import { expect, test } from 'vitest'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { publishedProfile } from '#test/published-profile.ts'
import { type AnswerPiece, citationReader } from './citations.ts'

const profile: PublicProfile = publishedProfile({
  stories: [
    { title: 'The clock', solution: 'I oiled the spring. I wound it twice.', results: 'It struck noon.' },
    { title: 'The bell', solution: 'I hung it from oak.', results: 'The village woke.' },
  ],
})
const read = (pieces: string[]) => {
  const reader = citationReader(profile)
  return [...pieces.flatMap((piece) => reader.read(piece)), ...reader.end()]
}
const textOf = (pieces: AnswerPiece[]) => pieces.map((piece) => ('text' in piece ? piece.text : '')).join('')
const citationsOf = (pieces: AnswerPiece[]) =>
  pieces.flatMap((piece) => ('citation' in piece ? [piece.citation] : []))

test('an answer reads the same in any division into pieces', () => {
  const answer = 'I wound it twice [1]. Then the bell [2], and again [1]; nothing in [9] [x] [123] arr[0].'
  const whole = read([answer])
  expect(textOf(whole)).toBe('I wound it twice. Then the bell, and again; nothing in [x] [123] arr.')
  for (let size = 1; size < answer.length; size += 1) {
    const pieces = answer.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []
    expect(textOf(read(pieces)), `pieces of ${size}`).toBe(textOf(whole))
    expect(citationsOf(read(pieces)), `pieces of ${size}`).toEqual(citationsOf(whole))
  }
})

test('the mark that offers free times vanishes from the words, in any division into pieces', () => {
  const answer = 'You can meet Ada. [meet] Or [meeting] not [1].'
  for (let size = 1; size < answer.length; size += 1) {
    const pieces = read(answer.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [])
    expect(textOf(pieces), `pieces of ${size}`).toBe('You can meet Ada. Or [meeting] not.')
    expect(pieces.filter((piece) => 'offersMeeting' in piece)).toHaveLength(1)
  }
})

test('a citation quotes the story’s own sentence that is nearest to the answer’s words', () => {
  expect(citationsOf(read(['First the spring was oiled [1]']))[0]?.quote).toBe('I oiled the spring.')
  expect(citationsOf(read(['He winds it two times, wound up [1]']))[0]?.quote).toBe('I wound it twice.')
  expect(citationsOf(read(['Unrelated [2]']))[0]?.quote, 'the result where nothing is near').toBe(
    'The village woke.',
  )
})

test('a citation names who confirmed the sentence it quotes, and nobody for another sentence', () => {
  const confirmedBy = [{ referenceId: 7, name: 'Ben Tower', at: '2026-06-03T10:00:00.000Z' }]
  const [story] = profile.stories
  const confirmed = {
    ...profile,
    stories: story ? [{ ...story, claims: [{ text: 'It struck noon.', confirmedBy }] }] : [],
  }
  const cited = (answer: string) => citationsOf(citationReader(confirmed).read(`${answer} [1] `))[0]
  expect(cited('At noon it struck')?.confirmedBy).toEqual([
    { referenceId: 7, name: 'Ben Tower', at: '2026-06-03T10:00:00.000Z' },
  ])
  expect(cited('First the spring was oiled')).not.toHaveProperty('confirmedBy')
})

test('a story is cited once, at its first mark', () => {
  const pieces = read(['One [1] two [1] three [2] four [2]'])
  expect(citationsOf(pieces).map(({ storyIndex }) => storyIndex)).toEqual([0, 1])
  expect(textOf(pieces)).toBe('One two three four')
})

test('brackets that are no mark stay, also at the very end', () => {
  for (const text of ['a [note] b', 'open [', 'open [1', 'open [12', '[ 1 ]', '[one]'])
    expect(textOf(read([...text]))).toBe(text)
})

test('text goes out as soon as it cannot be the beginning of a mark', () => {
  const reader = citationReader(profile)
  expect(textOf(reader.read('The village '))).toBe('The village')
  expect(textOf(reader.read('woke'))).toBe(' woke')
})

test('a story that is offered is named once, and not quoted', () => {
  const pieces = read(['The nearest is “The bell”. [', '~2] Or this? [~1]'])
  expect(textOf(pieces)).toBe('The nearest is “The bell”. Or this?')
  expect(citationsOf(pieces)).toEqual([])
  expect(pieces.flatMap((piece) => ('nearest' in piece ? [piece.nearest] : []))).toEqual([
    { storyId: 101, storyIndex: 1, title: 'The bell' },
  ])
})

test('an offer of a story that is not on the page, or beside one that is quoted, vanishes', () => {
  for (const answer of ['There is one [~9].', 'I wound it twice [1]. Or [~2].'])
    expect(read([answer]).some((piece) => 'nearest' in piece)).toBe(false)
})

test('at most two stories are offered below an answer, each once, and never one that it quotes', () => {
  const offered = (text: string) =>
    read([...text]).flatMap((piece) => ('perhaps' in piece ? [piece.perhaps] : []))
  expect(textOf(read(['Nothing. [?2] [', '?1] [?9]']))).toBe('Nothing.')
  expect(offered('Nothing. [?2] [?2] [?1] [?9]')).toEqual([
    { storyId: 101, storyIndex: 1, title: 'The bell' },
    { storyId: 100, storyIndex: 0, title: 'The clock' },
  ])
  expect(offered('I wound it twice [1]. [?1] [?2]')).toEqual([
    { storyId: 101, storyIndex: 1, title: 'The bell' },
  ])
})
