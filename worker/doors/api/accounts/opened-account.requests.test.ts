import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { Dashboard } from '#schema/dashboard.ts'
import { browser } from '#test/account.ts'
import { paid } from '#test/billing/checkout.ts'
import { mailedLink } from '#test/mailbox.ts'
import { database, publishPerson } from '#test/people.ts'
import { htmlOf, jsonOf, postJson } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { profiles, users } = tables
const password = 'a loaf of bread'
/** Every address under which a profile is public. */
const publicPaths = (profileUrl: string) => [
  `/profile/${profileUrl}`,
  `/profile/${profileUrl}/print`,
  `/book/${profileUrl}`,
  `/scorecard/${profileUrl}`,
  `/api/public-profiles/${profileUrl}`,
]
const site = (path: string) => fetch(`${inject('url')}${path}`, { redirect: 'manual' })

/** Somebody who bought Premium and opened their account with a password, and with nothing else. */
async function openedOwner(name = 'Noor Haddad') {
  const email = `${randomUUID()}@haddad.example`
  await paid(3, { customer_email: email, customer_name: name })
  const link = await mailedLink(email, /\/open-account#token=\S+/)
  const owner = browser()
  const answer = await owner.post('/account/open', { token: link.split('#token=')[1], password })
  expect(answer.status).toBe(201)
  const [profile] = await database().select().from(profiles).where(eq(profiles.email, email))
  if (!profile) throw new Error('There is no profile')
  return { ...owner, email, profile }
}

test('an account that was opened with a password alone has a profile that nobody else sees', async () => {
  const { profile, get } = await openedOwner()
  const { profileUrl } = profile
  expect(profile).toMatchObject({ listedAt: null, currentRole: '', industry: '', about: '', company: '' })
  for (const path of [...publicPaths(profileUrl), `/api/meetings/slots/${profileUrl}`])
    expect([path, (await site(path)).status]).toEqual([path, 404])
  const answer = await browser().post('/chat/ai-response', {
    agentName: profileUrl,
    message: 'Who are you?',
    sessionId: randomUUID(),
  })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  const { profile: own, checklist, completion } = await jsonOf<Dashboard>(get('/current-user-dashboard'))
  expect(own).toMatchObject({ firstName: 'Noor', plan: 'premium', isLive: false, emailVerified: true })
  const missing = checklist.filter(({ done }) => !done).map(({ step }) => step)
  expect(missing).toEqual(['two-references', 'one-story'])
  expect(completion.filter(({ done }) => done).map(({ step }) => step)).toEqual(['verified-address'])
  for (const path of ['/references', '/dashboard/activity', '/dashboard/figures', '/meetings/availability'])
    expect([path, (await get(path)).status]).toEqual([path, 200])
})

test('an account that was opened with a password alone is edited, exported and erased as any other', async () => {
  const owner = await openedOwner()
  const { editedAt } = owner.profile
  const answer = await owner.put('/customer-profile', {
    firstName: 'Noor',
    lastName: 'Haddad',
    currentRole: 'Baker',
    basedOn: editedAt,
  })
  expect(answer.status).toBe(200)
  const exported = await jsonOf<object>(owner.get('/privacy/export?form=everything'))
  expect(JSON.stringify(exported)).toContain(owner.email)
  expect((await owner.get('/privacy/export')).status).toBe(200)
  expect((await owner.post('/privacy/erase', { password })).status).toBe(204)
  expect(await database().select().from(users).where(eq(users.email, owner.email))).toEqual([])
})

test('two buyers of one name get an address each, and a name that no address can be made of gets one too', async () => {
  const name = `Quill ${randomUUID().slice(0, 8).replaceAll(/\d/g, 'q')}`
  const [one, other] = [await openedOwner(name), await openedOwner(name)]
  expect(other.profile.profileUrl).toBe(`${one.profile.profileUrl}-2`)
  const unwritable = await openedOwner('李')
  expect(unwritable.profile.profileUrl).toMatch(/^expert(-\d+)?$/)
  expect((await unwritable.get('/current-user-dashboard')).status).toBe(200)
})

test('a page is published complete, even if its owner left every field empty', async () => {
  const { profile } = await openedOwner()
  const { id: _, ownerId: __, profileUrl: ___, email: ____, ...empty } = profile
  const { profileUrl } = await publishPerson({ profile: { ...empty, about: '', scorecardActive: true } })
  for (const path of [...publicPaths(profileUrl), '/sitemap.xml', '/solution-gallery']) {
    const answer = await site(path)
    expect([path, answer.status]).toEqual([path, 200])
  }
  expect(await htmlOf(`/profile/${profileUrl}`)).not.toMatch(/undefined|null null|NaN/)
  const answer = await postJson(`${inject('url')}/api/smart-search`, { query: 'boats that are half empty' })
  expect(answer.status).toBe(200)
})
