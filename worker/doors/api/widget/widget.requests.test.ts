import { expect, inject, test } from 'vitest'
import { signedInAs } from '#test/account.ts'
import { teacher } from '#test/agent.ts'
import { changeProfile, publishPerson } from '#test/people.ts'
import { at, jsonOf } from '#test/requests.ts'

const usual = { domains: [], accent: '', position: 'right', greeting: '', theme: 'auto' }
const askTicket = (profileUrl: string, headers: Record<string, string>) =>
  fetch(`${inject('url')}/api/widget/ticket`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ profileUrl }),
  })

test('an owner says on which sites the agent may be shown, and how', async () => {
  const { account } = await teacher()
  expect(await jsonOf(account.get('/widget-settings'))).toEqual({ ...usual, refused: [], isUnlocked: true })
  const settings = { ...usual, accent: '#7A1F2B', position: 'left', greeting: 'Ask me', theme: 'dark' }
  const domains = ['petra.example', 'https://petra.example/', 'localhost:3000', 'https://x.example:8443']
  const saved = await account.put('/widget-settings', { ...settings, domains })
  const expected = {
    ...settings,
    domains: ['https://petra.example', 'http://localhost:3000', 'https://x.example:8443'],
    accent: '#7a1f2b',
    refused: [],
    isUnlocked: true,
  }
  expect(await jsonOf(saved)).toEqual(expected)
  expect(await jsonOf(account.get('/widget-settings'))).toEqual(expected)
})

test('a setting that is not sent stays, and the sites that may show the agent with it', async () => {
  const { account } = await teacher()
  await account.put('/widget-settings', { domains: ['petra.example'], greeting: 'Ask me' })
  const saved = await account.put('/widget-settings', { accent: '#7a1f2b' })
  expect(await jsonOf(saved)).toMatchObject({
    ...usual,
    domains: ['https://petra.example'],
    greeting: 'Ask me',
    accent: '#7a1f2b',
  })
})

test.each(['*', 'https://*.example', 'petra.example/about', 'petra', 'x.example; script-src *'])(
  '%j is no site that can be allowed',
  async (domain) => {
    const { account } = await teacher()
    const answer = await account.put('/widget-settings', { ...usual, domains: ['ok.example', domain] })
    expect(answer.status).toBe(400)
    expect(await jsonOf(answer)).toMatchObject({ code: 'NOT_A_DOMAIN' })
    expect(await jsonOf(account.get('/widget-settings'))).toMatchObject({ domains: [] })
  },
)

test('a colour on which white text cannot be read is refused', async () => {
  const { account } = await teacher()
  for (const accent of ['#ffdd00', 'red', '#12345'])
    expect((await account.put('/widget-settings', { ...usual, accent })).status).toBe(400)
})

test('an owner whose plan has no widget sees the settings and cannot change them', async () => {
  const { account } = await teacher({ profile: { plan: 'starter' } })
  expect(await jsonOf(account.get('/widget-settings'))).toMatchObject({ isUnlocked: false })
  const answer = await account.put('/widget-settings', { ...usual, domains: ['petra.example'] })
  expect(answer.status).toBe(403)
  expect(await jsonOf(answer)).toMatchObject({ code: 'PLAN_DOES_NOT_COVER' })
})

test('an allowed site gets a ticket, and any other one is refused and listed for the owner', async () => {
  const { account, profileUrl, id } = await teacher()
  await account.put('/widget-settings', { ...usual, domains: ['petra.example'] })
  const granted = await askTicket(profileUrl, { Origin: 'https://petra.example' })
  expect(granted.status).toBe(200)
  expect(granted.headers.get('access-control-allow-origin')).toBe('*')
  expect(granted.headers.get('access-control-allow-credentials')).toBeNull()
  expect(await granted.json()).toEqual({ ticket: expect.stringMatching(/^[\w-]+\.[\w-]+$/) })
  for (const origin of ['https://evil.example', 'https://evil.example', 'http://petra.example']) {
    const refusal = await askTicket(profileUrl, { Origin: origin, ...at(new Date('2030-01-02T10:00:00Z')) })
    expect(refusal.status).toBe(403)
    expect(refusal.headers.get('access-control-allow-origin')).toBe('*')
    expect(await refusal.json()).toMatchObject({ code: 'NOT_ALLOWED_HERE' })
  }
  for (const origin of ['', 'null', 'chrome-extension://abcdef']) {
    const headers: Record<string, string> = origin ? { Origin: origin } : {}
    expect((await askTicket(profileUrl, headers)).status).toBe(403)
  }
  const lastAt = '2030-01-02T10:00:00.000Z'
  expect(await jsonOf(account.get('/widget-settings'))).toMatchObject({
    refused: [
      { origin: 'http://petra.example', count: 1, lastAt },
      { origin: 'https://evil.example', count: 2, lastAt },
    ],
  })
  await account.put('/widget-settings', { ...usual, domains: ['evil.example'] })
  expect(await jsonOf(account.get('/widget-settings'))).toMatchObject({
    refused: [{ origin: 'http://petra.example' }],
  })
  await changeProfile(id, { plan: 'starter' })
  expect((await askTicket(profileUrl, { Origin: 'https://evil.example' })).status).toBe(403)
})

test('a site is asked about its widget before the call, as browsers do', async () => {
  const answer = await fetch(`${inject('url')}/api/widget/ticket`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://petra.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-headers')).toBe('content-type')
})

test('the latest 50 of the sites that were refused are kept', async () => {
  const { account, profileUrl } = await teacher()
  const sites = Array.from({ length: 53 }, (_, i) => `https://site-${i}.example`)
  for (const [minute, Origin] of sites.entries())
    await askTicket(profileUrl, { Origin, ...at(new Date(Date.UTC(2030, 0, 2, 10, minute))) })
  const { refused } = await jsonOf<{ refused: { origin: string }[] }>(account.get('/widget-settings'))
  expect(refused.map(({ origin }) => origin)).toEqual(sites.toReversed().slice(0, 50))
})

test('a profile that is not public, or does not exist, has no widget', async () => {
  const person = await publishPerson({ profile: { plan: 'sprint' } })
  await changeProfile(person.id, { isActive: false })
  for (const profileUrl of [person.profileUrl, 'nobody-here'])
    expect((await askTicket(profileUrl, { Origin: 'https://petra.example' })).status).toBe(404)
  expect((await askTicket('no such name!', { Origin: 'https://petra.example' })).status).toBe(404)
})

test('an owner’s export names the sites that are allowed and those that were refused', async () => {
  const { account, profileUrl } = await teacher()
  await account.put('/widget-settings', { ...usual, greeting: 'Ask me', domains: ['petra.example'] })
  await askTicket(profileUrl, { Origin: 'https://other.example' })
  expect(await jsonOf(account.get('/privacy/export'))).toMatchObject({
    widgetSettings: { greeting: 'Ask me', domains: ['https://petra.example'] },
    widgetRefusals: [{ origin: 'https://other.example', count: 1 }],
  })
})

test('nobody but an owner has widget settings', async () => {
  const validator = await signedInAs('validator')
  expect((await validator.get('/widget-settings')).status).toBe(404)
})
