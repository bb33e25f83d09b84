import { expect, test } from 'vitest'
import { scoredSections } from '#schema/scorecard/questions.ts'
import { publishedProfile } from '#test/published-profile.ts'
import { resultAnswer, resultInstructions } from './visitor-result.ts'

const ada = publishedProfile({
  stories: [{ title: 'The clock at Ely', results: 'It has not lost a minute since.' }],
})
const points = { identity: 9, intention: 6, impact: 9, ai_readiness: 9, pain_points: 6 }
const resultOf = (share: (section: keyof typeof points) => number) => {
  const sections = scoredSections.map((section) => [
    section,
    { points: share(section) * points[section], of: points[section] },
  ])
  return {
    stage: 'Beginning' as const,
    total: 0,
    category: 'Entrepreneur' as const,
    sections: Object.fromEntries(sections),
  }
}

test.each([
  [0, 'No section has points yet, so none of them is the lowest'],
  [1 / 3, 'Your five sections stand level, so none of them is the lowest'],
])('a visitor whose sections stand level at %d is not told that one of them is lowest', (share, words) => {
  const answer = resultAnswer(
    ada,
    resultOf(() => share),
    'And then?',
  )
  expect(answer).toContain(words)
  expect(answer).not.toContain('You scored lowest')
  expect(answer).toContain('“The clock at Ely”')
  expect(resultInstructions(resultOf(() => share))).toContain('Lowest: none')
})

test('a visitor whose sections stand apart is told the lowest', () => {
  const result = resultOf((section) => (section === 'impact' ? 0 : 1 / 3))
  expect(resultAnswer(ada, result, '')).toContain('You scored lowest in Impact, 0 of 9 points')
  expect(resultInstructions(result)).toContain('Lowest: Impact.')
})
