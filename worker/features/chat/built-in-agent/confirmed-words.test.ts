import { expect, test } from 'vitest'
import { publishedProfile } from '#test/published-profile.ts'
import { agentInstructions } from '../instructions.ts'
import { confirmedWords } from './confirmed-words.ts'

const [oiled, wound, struck] = ['I oiled 2 springs.', 'I wound it twice.', 'It struck 12.']
const by = (...names: string[]) =>
  names.map((name, index) => ({ referenceId: index, name, at: '2026-06-03T10:00:00.000Z' }))
const clock = (claims: Record<string, string[]>) =>
  publishedProfile({
    stories: [
      {
        title: 'The clock',
        solution: `${oiled} ${wound}`,
        results: struck,
        claims: Object.entries(claims).map(([text, names]) => ({ text, confirmedBy: by(...names) })),
      },
    ],
  })
const answer = (quoted: string) =>
  `Ada tells of this in “The clock”: “${quoted}” [1] What stands still at yours?`
const addedTo = (claims: Record<string, string[]>, quoted: string, earlier: string[] = []) =>
  confirmedWords(clock(claims), answer(quoted), earlier)
    .replace(answer(quoted).split(' [1] ')[0] ?? '', '')
    .replace(' [1] ', '')
    .replace('What stands still at yours?', '')
    .trim()

test.each([
  [{ [struck]: ['Ben', 'Cleo'] }, struck, 'Ben and Cleo confirmed this sentence.'],
  [{ [struck]: ['Ben'] }, `${oiled} … ${struck}`, 'Ben confirmed the last of these sentences.'],
  [
    { [oiled]: ['Ben'], [struck]: ['Ben'] },
    `${oiled} … ${wound} … ${struck}`,
    'Ben confirmed the first and last of these sentences.',
  ],
  [
    { [oiled]: ['Ben', 'Cleo'], [struck]: ['Cleo'] },
    `${oiled} … ${struck}`,
    'Cleo confirmed these sentences.',
  ],
  [{ [oiled]: ['Ben'], [struck]: ['Cleo'] }, `${oiled} … ${struck}`, ''],
  [{ [wound]: ['Ben'] }, `${oiled} … ${struck}`, ''],
  [{}, struck, ''],
  [{ [struck]: ['Ben'] }, `I earned £5m when “${struck}`, ''],
])('the agent adds exactly the confirmations %j to a quotation', (claims, quoted, words) => {
  expect(addedTo(claims, quoted)).toBe(words)
})

test('the agent names a confirmation once in a conversation, and never for an answer without quotation', () => {
  const claims = { [struck]: ['Ben'] }
  const first = confirmedWords(clock(claims), answer(struck), [])
  expect(first).toContain('[1] Ben confirmed this sentence. What stands still')
  expect(confirmedWords(clock(claims), answer(struck), [first])).toBe(answer(struck))
  const nothing = 'I find no answer to that.'
  expect(confirmedWords(clock(claims), nothing, [])).toBe(nothing)
})

test('a configured model is told which sentences were confirmed word for word, and by whom', () => {
  const instructions = agentInstructions(clock({ [struck]: ['Ben', 'Cleo'] }), 'Did it strike?')
  expect(instructions).toContain(`Confirmed word for word by Ben and Cleo: "${struck}"`)
  expect(instructions.match(/word for word/g)).toHaveLength(1)
})
