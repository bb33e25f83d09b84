import { expect, test } from 'vitest'
import { sampleExperts } from '#scripts/samples/seed-samples.ts'
import { publishedProfile } from '#test/published-profile.ts'
import { publishedSample } from '#test/published-sample.ts'
import { suggestedQuestions } from '#web/features/chat/suggested-questions.ts'
import { groundedAnswer } from '#worker/features/chat/built-in-agent/grounded-answer.ts'
import { citationReader } from '#worker/features/chat/citations.ts'

type Page = ReturnType<typeof publishedProfile>
const samples = (await sampleExperts()).map(publishedSample)

/** The titles that the answer to a question quotes. */
function quotedFor(page: Page, question: string): string[] {
  const reader = citationReader(page)
  const pieces = [...reader.read(groundedAnswer(page, question)), ...reader.end()]
  return pieces.flatMap((piece) => ('citation' in piece ? [piece.citation.title] : []))
}

/** Every story of a page takes the first, second and third place once. */
const turned = ({ stories }: Page) =>
  stories.map((_, index) => [...stories.slice(index), ...stories.slice(0, index)])

const suggested = (page: Page) =>
  turned(page).flatMap((stories) =>
    suggestedQuestions({ ...page, stories })
      .slice(0, stories.length)
      .map((question, index) => ({ page, question, title: stories[index]?.title })),
  )

test('each question that a sample’s agent suggests about a story is answered by quoting that story', () => {
  const suggestions = samples.flatMap(suggested)
  expect(suggestions.length).toBeGreaterThan(100)
  const missed = suggestions.filter(({ page, question, title }) => quotedFor(page, question)[0] !== title)
  expect(missed.map(({ page, question }) => `${page.profileUrl}: ${question}`)).toEqual([])
})

test.each([
  'Who booked the meeting room?',
  'What it costs to say “no”',
  'A price that nobody paid',
  'The privacy of a ward',
  'Proof, and no referees',
  'Hello',
  'How to contact a silent board',
  'The year of thanks',
  'Das Archiv in München: 12 % weniger',
  'Q&A (part 2) – what came of it?',
])('the questions suggested about a story titled “%s” are answered by quoting it', (title) => {
  const [one, two, three] = samples[0]?.stories ?? []
  if (!one || !two || !three) throw new Error('The first sample has three stories')
  const page = publishedProfile({ ...samples[0], stories: [{ ...one, title }, two, three] })
  const suggestions = suggested(page).filter((suggestion) => suggestion.title === title)
  expect(suggestions).toHaveLength(3)
  expect(suggestions.map(({ question }) => [question, quotedFor(page, question)[0]])).toEqual(
    suggestions.map(({ question }) => [question, title]),
  )
})
