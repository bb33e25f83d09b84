import { expect, inject, test } from 'vitest'
import { scoredSections } from '#schema/scorecard/questions.ts'
import { visitorOf } from '#test/agent.ts'
import { resultWeakIn } from '#test/carried-result.ts'
import { publishPerson } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { asksAboutResult } from '../../../features/chat/visitor-result.ts'

const publishing = publishPerson({
  profile: { plan: 'starter' },
  stories: [
    { title: 'The regatta', results: 'The boats were full.' },
    {
      title: 'The clerk nobody interviewed',
      problemDescription: 'He had sent ninety applications and had no interview.',
      results: 'He was asked for by name.',
    },
  ],
})

type Answer = { response: string; citations: { storyId: number }[] }
const ask = async (question: string, scorecardResult: unknown) => {
  const answer = await visitorOf((await publishing).profileUrl).askForJson(question, { scorecardResult })
  expect(answer.status).toBe(200)
  return jsonOf<Answer>(answer)
}

test('the agent says where a visitor scored lowest and quotes the story that fits', async () => {
  const { token } = await resultWeakIn('pain_points')
  const { response, citations } = await ask('Where did I score lowest?', token)
  expect(response).toContain('33 of 39 points')
  expect(response).toContain('You scored lowest in Pain Points, 0 of 6 points')
  expect(response).toContain('He had sent ninety applications and had no interview.')
  expect(citations.map(({ storyId }) => storyId)).toEqual([(await publishing).storyIds[1]])
})

test.concurrent.each(scoredSections)(
  '%s can be the lowest section, and a story is cited',
  async (section) => {
    const { token } = await resultWeakIn(section)
    const { response, citations } = await ask('What does my scorecard say?', token)
    expect(response).toMatch(/You scored lowest in [A-Z][\w ]+, 0 of [69] points/)
    expect(citations).toHaveLength(1)
  },
)

test('the token holds neither name nor address nor answers', async () => {
  const { token } = await resultWeakIn('impact')
  const payload = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()
  expect(JSON.parse(payload).claims).toEqual({
    stage: 'Positioned for Opportunity',
    total: 30,
    category: 'Entrepreneur',
    sections: {
      identity: { points: 9, of: 9 },
      intention: { points: 9, of: 9 },
      impact: { points: 0, of: 9 },
      ai_readiness: { points: 6, of: 6 },
      pain_points: { points: 6, of: 6 },
    },
  })
})

test('a forged result, or a text that is no result, counts as none', async () => {
  const { token } = await resultWeakIn('impact')
  const none = await ask('Where did I score lowest?', undefined)
  expect(none.response).not.toContain('of 39 points')
  const forged = `${Buffer.from('{"claims":{"total":39},"until":9e15}').toString('base64url')}.${token.split('.')[1]}`
  const others = [forged, `${token}x`, '', 'x', 7, null, { total: 39 }, 'x'.repeat(5000)]
  for (const { response } of await Promise.all(
    others.map((other) => ask('Where did I score lowest?', other)),
  ))
    expect(response).toBe(none.response)
})

test('no result travels for a link that opens none', async () => {
  const answer = await fetch(`${inject('url')}/api/scorecard/nobody/for-chat`)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'SCORECARD_NOT_FOUND' })
})

test.each([
  ['Where did I score lowest?', true],
  ['Which of my sections is weakest?', true],
  ['So where should I begin?', true],
  ['What should we do about our late project?', false],
  ['I need to improve my results on tenders in the north of England', false],
])('“%s” is about the result: %s', (question, isAbout) => {
  expect(asksAboutResult(question)).toBe(isAbout)
})
