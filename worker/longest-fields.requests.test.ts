import { expect, inject, test } from 'vitest'
import { postJson, statusOf } from '#test/requests.ts'

/** What strangers may send, each call with the texts of its body. */
const typed: Record<string, string[]> = {
  '/register-free-profile':
    'fullName email company role industry experience password username references'.split(' '),
  '/login': ['email', 'password'],
  '/login/link': ['email'],
  '/login/link/open': ['token'],
  '/forgot-password': ['email'],
  '/reset-password': ['token', 'newPassword'],
  '/verify-email': ['token', 'password'],
  '/account/open': ['token', 'password'],
  '/trial/cancel': ['token'],
  '/purchases/link': ['email'],
  '/solution-profile':
    'fullName email problemSolved targetClient clientProblemsBefore deliverables experience'.split(' '),
  '/submit-reference': [
    ...'relationship uniqueStrengths naturalAbilities problemsToSolve contextAndSituations'.split(' '),
    ...'measurableResults differentiatingFactors workingRelationship additionalComments'.split(' '),
    ...'referenceEmail referenceName referenceCompany referenceRole candidateName candidateEmail token'.split(
      ' ',
    ),
  ],
  '/references/decline': ['token', 'reason'],
  '/references/confirm-story': ['token', 'sentence'],
  '/chat': ['sessionId', 'message', 'agentName', 'messageId'],
  '/chat/ai-response': ['sessionId', 'userMessage', 'agentName', 'messageId'],
  '/questions': ['profileUrl', 'question', 'sessionId', 'name', 'email', 'questionKey'],
  '/meetings': 'profileUrl start name email about timeZone brief bookingKey from'.split(' '),
  '/waitlist': ['name', 'email', 'company', 'currentRole', 'specificAreas', 'challenges'],
  '/reports': ['text', 'email'],
  '/scorecard': ['name', 'email', 'mobile', 'currentGoal', 'selectedCategory'],
  '/create-payment-intent': ['customer_name', 'customer_email', 'customer_mobile'],
  '/verify-payment': ['paymentIntentId'],
  '/verify-trial': ['setupIntentId'],
  '/sandbox/confirm': ['clientSecret', 'number', 'expiry', 'cvc'],
  '/smart-search': ['query'],
}
const fields = Object.entries(typed).flatMap(([path, names]) => names.map((name) => [path, name] as const))

test.each(fields)('%s refuses a %s that nobody writes, before it does anything', async (path, field) => {
  const start = performance.now()
  const answer = await postJson(`${inject('url')}/api${path}`, { [field]: 'a '.repeat(100_000) })
  expect(answer.status).toBe(400)
  const { details } = (await answer.json()) as { details: { path: string }[] }
  expect(details.map((detail) => detail.path)).toContain(field)
  expect(performance.now() - start).toBeLessThan(60_000)
})

test.each(Object.keys(typed))('%s reads no body of a megabyte', async (path) => {
  const url = `${inject('url')}/api${path}`
  expect([413, undefined]).toContain(await statusOf(url, JSON.stringify({ text: 'a'.repeat(1_000_000) })))
})
