import { expect, test } from 'vitest'
import { fieldsIn, ownWordsIn, stretchesOf } from '#schema/chat/own-words.ts'
import { publishedProfile } from '#test/published-profile.ts'
import { citationReader } from './citations.ts'
import { pageLinesOf } from './page-lines.ts'

const profile = publishedProfile({
  about: 'I mend what rings.',
  references: [
    { id: 3, name: 'Ben Tower', role: 'Sexton', company: 'St. Mary', feedback: 'He came at once.' } as never,
  ],
  stories: [
    { title: 'The clock', solution: 'I oiled the spring. I wound it twice.', results: 'It struck noon.' },
    { title: 'The bell', solution: 'I hung it from oak.', results: 'The village woke.' },
  ],
})
const taught = {
  id: 5,
  asked: 'Do you sail?',
  askedKey: 'sail',
  answer: 'I sail. I row, too.',
  alsoAsked: [],
}
const [clock, bell] = profile.stories.map(({ id }) => id)

/** What each sentence of a model rests on, however its text came in pieces. */
function groundsIn(answer: string, size = answer.length, of = profile) {
  const reader = citationReader(of, [{ ...taught, editedAt: new Date('2026-06-03') }])
  const pieces = [
    ...(answer.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []).flatMap((piece) => reader.read(piece, true)),
    ...reader.end(),
  ]
  const text = pieces.map((piece) => ('text' in piece ? piece.text : '')).join('')
  const grounds = pieces.flatMap((piece) => ('ground' in piece ? [piece.ground] : []))
  return { text, grounds, sentences: grounds.map(({ from, to, on }) => [text.slice(from, to), on]) }
}

test('each sentence of a model rests on the story whose mark it carries, also the second one of a story', () => {
  const { sentences } = groundsIn('It struck noon [1]. He wound it twice. [1] The village woke.[2]')
  expect(sentences).toEqual([
    ['It struck noon.', { storyId: clock }],
    ['He wound it twice.', { storyId: clock }],
    ['The village woke.', { storyId: bell }],
  ])
})

test('a sentence without a mark, or with an unknown one, is the agent’s own words', () => {
  const { text, grounds, sentences } = groundsIn(
    'It struck noon [1]. He is the best. He mended 40 clocks [7] [p99] [c9].',
  )
  expect(text).toBe('It struck noon. He is the best. He mended 40 clocks.')
  expect(sentences.map(([words, on]) => [words, on !== null])).toEqual([
    ['It struck noon.', true],
    ['He is the best.', false],
    ['He mended 40 clocks.', false],
  ])
  expect(ownWordsIn(text, grounds), 'what follows each other is one').toEqual([
    'He is the best. He mended 40 clocks.',
  ])
  expect(stretchesOf(text, grounds)).toEqual([
    { text: 'It struck noon. ', isOwn: false },
    { text: 'He is the best. He mended 40 clocks.', isOwn: true },
  ])
})

test('a sentence from a field of the page names the field, and not a referee', () => {
  const lines = pageLinesOf(profile)
  const about = lines.findIndex(({ field }) => field === 'About')
  const referee = lines.findIndex(({ field }) => field === 'What referees say')
  expect([about, referee].every((place) => place >= 0)).toBe(true)
  const { text, grounds } = groundsIn(
    `Ada mends what rings [p${about + 1}]. Ben says he came at once [p${referee + 1}].`,
  )
  expect(text).toBe('Ada mends what rings. Ben says he came at once.')
  expect(fieldsIn(grounds)).toEqual(['About', 'What referees say'])
  expect(ownWordsIn(text, grounds)).toEqual([])
})

test('a sentence that says something else than the line it names is the agent’s own words', () => {
  const about = pageLinesOf(profile).findIndex(({ field }) => field === 'About')
  const { sentences } = groundsIn(
    `He built forty harbours in Norway [p${about + 1}]. Ada mends what rings [p${about + 1}].`,
  )
  expect(sentences).toEqual([
    ['He built forty harbours in Norway.', null],
    ['Ada mends what rings.', { field: 'About' }],
  ])
})

test('a sentence with a figure that its line of the page lacks is the agent’s own words', () => {
  const about = pageLinesOf(profile).findIndex(({ field }) => field === 'About')
  const { sentences } = groundsIn(`Ada mends what rings since 1980 [p${about + 1}].`)
  expect(sentences).toEqual([['Ada mends what rings since 1980.', null]])
})

test('a figure of the page is the same to a model with or without its comma', () => {
  const of = publishedProfile({ about: 'I mended 1,200 bells.' })
  const about = pageLinesOf(of).findIndex(({ field }) => field === 'About')
  for (const figure of ['1,200', '1200']) {
    const { sentences } = groundsIn(`Ada mended ${figure} bells [p${about + 1}].`, undefined, of)
    expect(sentences, figure).toEqual([[`Ada mended ${figure} bells.`, expect.anything()]])
  }
})

test('the owner’s words rest on the whole of the taught answer', () => {
  const { sentences } = groundsIn('On that there is a word [c1] He rows for gold.')
  expect(sentences.map(([, on]) => on)).toEqual([{ correctionId: 5 }, { correctionId: 5 }, null])
  expect(sentences[1]?.[0]).toMatch(/ says: “I sail\. I row, too\.” \(.+ own word, .+\.\)$/)
})

test('greetings, questions, a plain no and the agent’s words about itself are no claims', () => {
  for (const words of [
    'Hello! What are you facing?',
    'Thank you for asking. Shall we talk?',
    'Ada has published nothing about that. [none] [?1]',
    'I am not sure. The nearest is “The bell” [~2]',
    'I am the AI agent of Ada.',
    'Gern. Die nächsten Zeiten stehen unten. [meet]',
  ])
    expect(groundsIn(words).sentences, words).toEqual([])
})

test('an answer has the same grounds in any division into pieces', () => {
  const answer =
    'Hello. It struck noon [1]. In 3.5 hours, e.g. at Dr. Bell’s. 12 villages woke [2][1]! 1. He is fast.\n\n- The rest [p1]'
  const whole = groundsIn(answer)
  for (let size = 1; size < answer.length; size += 1)
    expect(groundsIn(answer, size).sentences, `pieces of ${size}`).toEqual(whole.sentences)
})

test('the last words of a model that breaks off count, and those of the agent that takes over do not', () => {
  const reader = citationReader(profile)
  const pieces = [
    ...reader.read('It struck noon [1]. And nobody [', true),
    ...reader.read('… This is what I find: I hung it from oak. [2]'),
    ...reader.end(),
  ]
  const text = pieces.map((piece) => ('text' in piece ? piece.text : '')).join('')
  const grounds = pieces.flatMap((piece) => ('ground' in piece ? [piece.ground] : []))
  expect(text).toBe('It struck noon. And nobody… This is what I find: I hung it from oak.')
  expect(grounds).toHaveLength(2)
  expect(ownWordsIn(text, grounds)).toEqual(['And nobody'])
})
