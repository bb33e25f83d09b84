import { expect, test } from 'vitest'
import { publishedProfile } from '#test/published-profile.ts'
import { profileAgent } from './profile-agent.ts'

/** What the built-in agent says of a page, read as an answer is. */
async function answered(profile: ReturnType<typeof publishedProfile>, question: string) {
  const { builtIn, reader } = profileAgent(profile, question)
  const { content } = await builtIn.doGenerate({
    prompt: [{ role: 'user', content: [{ type: 'text', text: question }] }],
  })
  const { read, end } = reader([])
  return [...read(content.map((part) => (part.type === 'text' ? part.text : '')).join('')), ...end()]
}

test.each(['[2]', '[c1]', '[~2]', '[?2]', '[none]', '[meet]'])(
  'a story whose own words contain %s is quoted, and nothing else is cited, offered or recorded',
  async (mark) => {
    const profile = publishedProfile({
      stories: [
        {
          title: 'The clock at Ely',
          problemDescription: 'The clock had stood still for nine years. Pigeons lived in the gears.',
          solution: `I boiled the gears in vinegar ${mark}.`,
          results: `It has not lost a minute since ${mark}.`,
        },
        {
          title: 'The bell at Wells',
          problemDescription: 'The bell was cracked.',
          results: 'It rings 12 times a day.',
          claims: [
            {
              text: 'It rings 12 times a day.',
              confirmedBy: [{ referenceId: 1, name: 'Ben', at: '2026-06-03T10:00:00.000Z' }],
            },
          ],
        },
      ],
    })
    const pieces = await answered(profile, 'Pigeons live in the gears of our clock. What would you do?')
    expect(pieces.filter((piece) => !('text' in piece))).toEqual([
      { citation: expect.objectContaining({ title: 'The clock at Ely' }) },
    ])
  },
)

test('a model is given the words of who confirms a story, and none of somebody else by that name', async () => {
  const ben = { name: 'Ben', role: 'Sexton', company: '', confirms: [] }
  const profile = publishedProfile({
    stories: [
      {
        solution: 'I boiled the gears in vinegar.',
        confirmations: [{ referenceId: 1, name: 'Ben', sentence: null }],
      },
    ],
    references: [
      { ...ben, id: 1, feedback: 'It runs.' } as never,
      { ...ben, id: 2, feedback: 'She sings.' } as never,
    ],
  })
  const found = profileAgent(profile, 'Who boils gears?').tools?.find(({ name }) => name === 'find_story')
  const { result } = (await found?.call({ question: 'boiled gears in vinegar' })) ?? {}
  expect(result?.referees).toEqual([expect.stringContaining('It runs.')])
})
