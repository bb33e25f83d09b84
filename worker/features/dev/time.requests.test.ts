import { expect, inject, test } from 'vitest'
import { scorecardAnswerSchema } from '#schema/scorecard/submission.ts'
import { at, jsonOf, postJson } from '#test/requests.ts'

const url = inject('url')

test('a request that says what time it is is answered as at that time, and no other request is', async () => {
  const entered = { name: 'Odile Quaife', email: 'odile@quaife.example', answers: {} }
  const { submission } = scorecardAnswerSchema.parse(await jsonOf(postJson(`${url}/api/scorecard`, entered)))
  const expiresAt = async (headers = {}) => {
    const answer = fetch(`${url}/api/scorecard/${submission.token}/for-chat`, { headers })
    return (await jsonOf<{ expiresAt: string }>(answer)).expiresAt
  }
  const day = 24 * 3600_000
  const now = new Date('2031-05-04T10:00:00.000Z')
  expect(Date.parse(await expiresAt(at(now)))).toBe(now.getTime() + day)
  expect(Date.parse(await expiresAt())).toBeLessThan(Date.now() + 1.1 * day)
})

test('a time that is none is refused', async () => {
  expect((await fetch(`${url}/api/ping`, { headers: { 'X-Now': 'tomorrow' } })).status).toBe(400)
})
