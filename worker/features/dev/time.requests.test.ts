import { expect, inject, onTestFinished, test } from 'vitest'
import { scorecardAnswerSchema } from '#schema/scorecard/submission.ts'
import { startProduct } from '#test/product.ts'
import { at, jsonOf, postJson } from '#test/requests.ts'

const url = inject('url')
const day = 24 * 3600_000

/** Asks a product for something that is good for a day, and answers until when. */
async function somethingThatExpires(product: string) {
  const entered = { name: 'Odile Quaife', email: 'odile@quaife.example', answers: {} }
  const { submission } = scorecardAnswerSchema.parse(
    await jsonOf(postJson(`${product}/api/scorecard`, entered)),
  )
  return async (headers = {}) => {
    const answer = fetch(`${product}/api/scorecard/${submission.token}/for-chat`, { headers })
    return (await jsonOf<{ expiresAt: string }>(answer)).expiresAt
  }
}

test('a request that says what time it is is answered as at that time, and no other request is', async () => {
  const expiresAt = await somethingThatExpires(url)
  const now = new Date('2031-05-04T10:00:00.000Z')
  expect(Date.parse(await expiresAt(at(now)))).toBe(now.getTime() + day)
  expect(Date.parse(await expiresAt())).toBeLessThan(Date.now() + 1.1 * day)
})

test('a time that is none is refused', async () => {
  expect((await fetch(`${url}/api/ping`, { headers: { 'X-Now': 'tomorrow' } })).status).toBe(400)
})

test('the clock of a product is moved for everybody, and set right again; a time that is none moves nothing', async () => {
  // The clock that the other tests share stays where it is.
  const own = await startProduct({ SAMPLE_DATA: 'off' })
  onTestFinished(() => own.stop())
  const expiresAt = await somethingThatExpires(own.url)
  const set = (now: unknown) => postJson(`${own.url}/api/dev/clock`, { now })
  const now = Date.parse('2031-05-04T10:00:00.000Z')
  expect((await set(new Date(now).toISOString())).status).toBe(200)
  expect((await set('tomorrow')).status).toBe(400)
  const moved = Date.parse(await expiresAt())
  expect(moved).toBeGreaterThanOrEqual(now + day)
  expect(moved).toBeLessThan(now + 1.1 * day)
  expect((await set(null)).status).toBe(200)
  expect(Date.parse(await expiresAt())).toBeLessThan(Date.now() + 1.1 * day)
})
