import { expect, inject, test } from 'vitest'
import { plans } from '#schema/levels.ts'
import type { SlotsAnswer } from '#schema/meetings/meetings.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { jsonOf } from '#test/requests.ts'
import { sampleExperts } from './seed-samples.ts'

test('every sample whose plan can be booked can be met, each at their own hours, and no other can', async () => {
  const weeks = new Set<string>()
  for (const { profileUrl, plan, hours } of await sampleExperts()) {
    const api = `${inject('url')}/api`
    const [{ hasOpenHours }, { isOpen, slots, timeZone, length }] = await Promise.all([
      jsonOf<PublicProfile>(fetch(`${api}/public-profiles/${profileUrl}`)),
      jsonOf<SlotsAnswer>(fetch(`${api}/meetings/slots/${profileUrl}`)),
    ])
    const { booking } = plans[plan]
    expect({ hasOpenHours, isOpen, hasSlots: slots.length > 0 }, profileUrl).toEqual({
      hasOpenHours: booking,
      isOpen: booking,
      hasSlots: booking,
    })
    if (!booking) continue
    expect({ timeZone, length }, profileUrl).toEqual({ timeZone: hours?.timeZone, length: hours?.length })
    weeks.add(JSON.stringify(hours?.week))
  }
  expect(weeks.size).toBe(16)
})
