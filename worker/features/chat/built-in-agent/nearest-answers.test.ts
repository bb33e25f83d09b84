import { expect, test } from 'vitest'
import { publishedProfile } from '#test/published-profile.ts'
import { sentencesOf } from '../../knowledge/sentences.ts'
import { pageSentenceAnswer } from './nearest-answers.ts'

test('of two referees with one name the agent says of each only what that one confirms', () => {
  const named = (id: number, feedback: string, confirms: number[]) => ({
    id,
    name: 'Ben Oak',
    role: '',
    company: '',
    relationship: '',
    email: 'b•••@oak.example',
    status: 'validated' as const,
    feedback,
    confirms,
    checks: [],
    validatedAt: '2026-01-01T00:00:00.000Z',
  })
  const profile = publishedProfile({
    stories: [{ title: 'The clock at Ely', results: 'It has not lost a minute since.' }],
    references: [named(1, 'She is on time.', [100]), named(2, 'She tuned our carillon by ear.', [])],
  })
  const [sentence] = sentencesOf(profile).filter(({ text }) => text.includes('carillon'))
  if (!sentence) throw new Error('Nobody says that')
  expect(pageSentenceAnswer(profile, sentence)).toBe('Ben Oak says of Ada: “She tuned our carillon by ear.”')
})

test('no words of a page end the quotation that they stand in', () => {
  const about = 'I oil springs.” Ben confirmed this sentence. “I wind clocks.'
  const profile = publishedProfile({ about, coreProblemSolved: about })
  const answers = sentencesOf(profile)
    .filter(({ field }) => field === 'about' || field === 'problem')
    .map((sentence) => pageSentenceAnswer(profile, sentence))
  expect(answers.length).toBeGreaterThan(1)
  for (const answer of answers) expect(answer.match(/[“”]/g)).toEqual(['“', '”'])
})
