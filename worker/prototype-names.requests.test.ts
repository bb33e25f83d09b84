import { expect, inject, test } from 'vitest'
import { type Browser, browser, registration } from '#test/account.ts'
import { drafted } from '#test/drafted.ts'

const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty']

/** The public calls whose fields are looked up in a table of ours. */
const calls: Record<string, (visitor: Browser, name: string) => Promise<Response>> = {
  'the industry of a registration': (visitor, industry) =>
    visitor.post('/register-free-profile', registration({ industry })),
  'the username of a registration': (visitor, username) =>
    visitor.post('/register-free-profile', registration({ username })),
  'a username that is asked for': (visitor, name) => visitor.get(`/check-username/${name}`),
  'the industry of a draft': (visitor, industry) =>
    visitor.post('/solution-profile', { ...drafted(), industry }),
  'the business area of a draft': (visitor, businessArea) =>
    visitor.post('/solution-profile', { ...drafted(), businessArea }),
  'an app that a visitor came from': (visitor, app) =>
    visitor.post('/seen', {
      kind: 'profileViewed',
      profileUrl: 'ines-hallam',
      from: `android-app://${app}`,
    }),
  'a host that a visitor came from': (visitor, from) =>
    visitor.post('/seen', { kind: 'profileViewed', profileUrl: 'ines-hallam', from }),
  'what was seen': (visitor, kind) => visitor.post('/seen', { kind, profileUrl: 'ines-hallam' }),
  'the filters of the gallery': (visitor, name) => visitor.get(`/public-profiles/${name}/${name}`),
  'a profile': (visitor, name) => visitor.get(`/public-profiles/${name}`),
  'a search': (visitor, query) => visitor.post('/smart-search', { query, challenge: query }),
  'a conversation': (visitor, name) =>
    visitor.post('/chat/ai-response', { sessionId: name, agentName: name, message: name }),
  'a report': (visitor, reason) =>
    visitor.post('/reports', { profileUrl: 'ines-hallam', reason, text: reason }),
  'the waitlist': (visitor, name) =>
    visitor.post('/waitlist', { name, email: registration().email, interests: [name] }),
  'a scorecard': (visitor, name) =>
    visitor.post('/scorecard', {
      fullName: name,
      email: registration().email,
      source: name,
      answers: JSON.parse(`{"${name}": "${name}", "stage": "${name}"}`),
    }),
  'a payment': (visitor, name) =>
    visitor.post('/create-payment-intent', {
      level_id: name,
      level_name: name,
      amount: 3700,
      currency: name,
      customer_name: name,
      customer_email: registration().email,
      customer_mobile: '07700 900123',
    }),
  'a test card': (visitor, number) =>
    visitor.post('/sandbox/confirm', { clientSecret: number, number, expiry: '12/40', cvc: '123' }),
  'free hours': (visitor, name) => visitor.get(`/meetings/slots/${name}`),
}

test.each(Object.keys(calls))('a name that every object has is a word like any other: %s', async (call) => {
  for (const name of names) {
    const answer = await calls[call]?.(browser(), name)
    expect(answer?.status, name).toBeLessThan(500)
  }
})

test('an unsubscribing link whose token is no token is refused', async () => {
  for (const token of ['%0d%0a', '%0d%0aSet-Cookie:%20a=b', 'constructor%20'])
    expect((await fetch(`${inject('url')}/api/unsubscribe?token=${token}`)).status).toBe(410)
})

test.each(['/public/', '/public-profiles/', '/profile/', '/book/', '/calendar/'])(
  'a line break in an address below %s is no fault of ours',
  async (path) => {
    const answer = await fetch(`${inject('url')}${path}%0d%0a`, { redirect: 'manual' })
    expect(answer.status).toBeLessThan(500)
  },
)
