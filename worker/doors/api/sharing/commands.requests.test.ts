import { expect, inject, test, vi } from 'vitest'
import { shareFacts } from '#schema/pages/share.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { callOn } from '#test/call.ts'
import { database } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { sharePicture } from '../../../features/sharing/commands.ts'

test.each([
  ['hangs', () => new Promise<never>(() => {})],
  ['fails', () => Promise.reject(new Error('KV failed: 503'))],
])('a share picture is drawn while KV %s, and not held for ever', async (_, answer) => {
  const profile = await jsonOf<PublicProfile>(fetch(`${inject('url')}/api/public-profiles/ines-hallam`))
  const facts = shareFacts(profile)
  if (!facts) throw new Error('Nothing to draw')
  const underWay: Promise<unknown>[] = []
  const { variables, ...call } = callOn(database(), {
    kv: Object.assign({} as KVNamespace, { get: vi.fn(answer), put: vi.fn(answer) }),
    keepAlive: (work) => void underWay.push(work),
  })
  for (let time = 1; time <= 2; time += 1) {
    const { png, freshness } = await sharePicture(
      { ...call, variables: { ...variables, RATE_LIMITS: 'off' } },
      facts,
    )
    expect(freshness).toBe('miss')
    expect(png.byteLength).toBeGreaterThan(1_000)
    await Promise.all(underWay)
  }
})
