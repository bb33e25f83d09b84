import { expect, test } from 'vitest'
import { adaezeWhitcombe } from '#schema/samples/adaeze-whitcombe.ts'
import { gethinBaptiste } from '#schema/samples/gethin-baptiste.ts'
import { inesHallam } from '#schema/samples/ines-hallam.ts'
import { kwabenaAidoo } from '#schema/samples/kwabena-aidoo.ts'
import { losalineFaupula } from '#schema/samples/losaline-faupula.ts'
import { ludmilaHrubesova } from '#schema/samples/ludmila-hrubesova.ts'
import { marisolAchterberg } from '#schema/samples/marisol-achterberg.ts'
import { minhAnhDoan } from '#schema/samples/minh-anh-doan.ts'
import { nomvulaKhoza } from '#schema/samples/nomvula-khoza.ts'
import { ruthCalloway } from '#schema/samples/ruth-calloway.ts'
import { tendaiRasmusson } from '#schema/samples/tendai-rasmusson.ts'
import { tomArkwright } from '#schema/samples/tom-arkwright.ts'
import { zofiaMarszalek } from '#schema/samples/zofia-marszalek.ts'
import { publishedSample } from '#test/published-sample.ts'
import { groundedAnswer } from './grounded-answer.ts'

test.each([
  [kwabenaAidoo, 'How many homes has he pulled through, all in all?', 'helped to finish 1,340 homes'],
  [inesHallam, 'how much of her week would we have', 'for two days a week'],
  [minhAnhDoan, 'Which is the largest chain she has sorted out?', 'chains of 9 to 340 shops'],
  [tendaiRasmusson, 'Under which condition would he come to a mine?', 'speak to the night shift'],
  [ludmilaHrubesova, 'How old was she when she started?', 'at nineteen'],
  [tendaiRasmusson, "is he an engineer or what's his training?", 'a metallurgist by training'],
  [losalineFaupula, 'Was she ever crew herself or is she just an office person?', 'I was a deckhand'],
  [ruthCalloway, 'what was her previous profession', 'I was a bank supervisor for nine years'],
])(
  'the kind of answer that a question wants is found in other words on the page',
  (expert, question, words) => {
    const answer = groundedAnswer(publishedSample(expert), question)
    expect(answer).toMatch(/^In \S+ own words: “[^“”]+”$/)
    expect(answer).toContain(words)
  },
)

test.each([
  [kwabenaAidoo, 'How many children has he brought up?'],
  [inesHallam, 'how much of her time is spent on the train'],
  [minhAnhDoan, 'What is the largest fish she has caught?'],
  [tendaiRasmusson, 'How old was he when he married?'],
  [adaezeWhitcombe, 'On what condition does she lend out her car?'],
])('a question is answered with no sentence that gives another kind of answer', (expert, question) => {
  expect(groundedAnswer(publishedSample(expert), question)).toMatch(/^I find no answer to that in what/)
})

test.each([
  [marisolAchterberg, 'what time of night does she usually walk', 'between one and four in the morning'],
  [nomvulaKhoza, 'what post did she hold at the grants office', 'a counter clerk'],
  [gethinBaptiste, 'what did his father grow', 'grew nutmeg in Grenada'],
  [ludmilaHrubesova, 'near which town was the works she started at', 'near Teplice'],
])(
  'a question closest to one sentence of the about text is answered with that text',
  (expert, question, words) => {
    expect(groundedAnswer(publishedSample(expert), question)).toMatch(
      new RegExp(`^\\S+ says on this page: .*${words}`),
    )
  },
)

test.each([
  [marisolAchterberg, 'what brand of listening stick does she carry'],
  [marisolAchterberg, 'Do you sell listening sticks?'],
])('a brand or a sale that the about text says nothing of is not answered with it', (expert, question) => {
  expect(groundedAnswer(publishedSample(expert), question)).toMatch(/^I find no answer to that in what/)
})

test('a visitor who asks for a share is given the sentence of the story that holds it', () => {
  const question = 'What share of the readers was lost by the literary quarterly in Dublin?'
  const answer = groundedAnswer(publishedSample(zofiaMarszalek), question)
  expect(answer).toContain('“Fifty-four per cent of the readers chose €36, ten per cent chose €60')
})

test('a visitor who asks for the people behind a story is told everybody who confirms it', () => {
  const answer = groundedAnswer(
    publishedSample(adaezeWhitcombe),
    'Who confirms the story about the medical director?',
  )
  expect(answer).toMatch(
    /^“The resignation I kept in my drawer” is confirmed by Annelore Tiessen and Hyacinth/,
  )
})

test.each(['Does he want a commission?', "how's he paid", 'do you work for a success fee?'])(
  'a visitor who asks how an expert is paid is given the page’s words on it: %s',
  (question) => {
    expect(groundedAnswer(publishedSample(tomArkwright), question)).toContain(
      'never take a fee that depends on',
    )
  },
)

test.each([
  'what is the best way to get hold of Tom',
  'Is it possible to arrange something with Tom from here?',
  'how would I go about fixing a call with him',
  'How does one get into contact with Tom?',
  'I want to sit down with him for an hour',
  'do you have an e-mail for him?',
])('a visitor who asks in any wording how to meet or write is told how: %s', (question) => {
  expect(groundedAnswer(publishedSample(tomArkwright), question)).toMatch(/^“Book Consultation” on this page/)
})
