import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { contacts } from '#schema/contacts.ts'
import { categories } from '#schema/scorecard/categories.ts'
import { whoHelps } from '#schema/scorecard/help-promise.ts'
import { questionsFor } from '#schema/scorecard/questions.ts'
import { scorecardAnswerSchema, scorecardSubmissionSchema } from '#schema/scorecard/scorecard-answers.ts'
import { scorecardInputSchema } from '#schema/scorecard/submission.ts'
import { callOn } from '#test/call.ts'
import { mailsTo, mailsWith } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { postJson } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'
import { scorecardsPerDay, submitScorecard } from '../../../workflows/scorecard/submit-scorecard.ts'

const { scorecardSubmissions } = tables
const send = (body: unknown) => postJson(`${inject('url')}/api/scorecard`, body)
const open = (token: string) => fetch(`${inject('url')}/api/scorecard/${encodeURIComponent(token)}`)

/** The first option of every question. */
const answersOf = (category: (typeof categories)[number]) =>
  Object.fromEntries(
    questionsFor(category).map(({ id, type, options }) => [
      id,
      type === 'text_input' ? 'It worked' : type === 'multiple_select' ? options.slice(0, 2) : options[0],
    ]),
  )
const assessment = (changes: object = {}) => ({
  submissionKey: randomUUID(),
  name: 'Daniel Okafor',
  email: 'daniel@okafor.example',
  mobile: '',
  currentGoal: '',
  shortTermGoals: [],
  answers: { ...answersOf('Entrepreneur'), category: 'Entrepreneur' },
  selectedCategory: 'Entrepreneur',
  wantsSupport: true,
  ...changes,
})
const resultOf = async (body: unknown) => {
  const answer = await send(body)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return scorecardAnswerSchema.parse(await answer.json())
}
const errorOf = async (body: unknown) => {
  const answer = await send(body)
  expect(answer.status).toBe(400)
  return (await answer.json()) as {
    code: string
    error: string
    details: { path: string; message: string }[]
  }
}

test('a forged score, stage and feedback are ignored: the server scores the answers', async () => {
  const honest = await resultOf(assessment())
  const forged = await resultOf(
    assessment({ totalScore: 39, stage: 'Validated & Viral Ready', categoryFeedback: { title: 'The best' } }),
  )
  expect(forged.totalScore).toBe(honest.totalScore)
  expect(forged.submission).toMatchObject({ totalScore: 9, stage: 'Unframed Genius' })
  expect(forged.submission.categoryFeedback).toEqual(honest.submission.categoryFeedback)
})

test('a name with half an emoji is accepted, with a sign in the place of the half', async () => {
  const { submission } = await resultOf(assessment({ name: 'Daniel \ud83d Okafor' }))
  expect(submission.name).toBe('Daniel \ufffd Okafor')
  expect(await (await open(submission.token)).json()).toMatchObject({ name: 'Daniel \ufffd Okafor' })
})

test.each(categories)('a %s gets a score and a feedback of their own', async (category) => {
  const { submission } = await resultOf(
    assessment({ answers: answersOf(category), selectedCategory: category }),
  )
  expect(submission.selectedCategory).toBe(category)
  expect(submission.categoryFeedback.insights.length).toBeGreaterThan(0)
})

test('a goal of the form tells its category', async () => {
  const { submission } = await resultOf(
    assessment({
      selectedCategory: undefined,
      currentGoal: 'Pass on what I have learned',
      answers: { identity_1: 9 },
    }),
  )
  expect(submission).toMatchObject({ selectedCategory: 'Legacy Builder', totalScore: 3 })
})

test('a scorecard of an unknown category gets general results, and its answers still count', async () => {
  const { submission } = await resultOf(
    assessment({ selectedCategory: 'Astronaut', answers: { identity_1: '10', category: 'Astronaut' } }),
  )
  expect(submission.categoryFeedback.title).toBe('Assessment Results')
  expect(submission.totalScore).toBe(3)
})

test.each([
  [{ identity_1: '11' }, 'answers.identity_1', /how clearly can you name the one problem/],
  [{ intention_2: 'Perhaps' }, 'answers.intention_2', /who your offer is for/],
  [{ ent_barriers: 'I do not like selling' }, 'answers.ent_barriers', /What is in the way/],
  [{ ent_barriers: [] }, 'answers.ent_barriers', /What is in the way/],
  [{ pain_3: ['I am not found', 'I am not found'] }, 'answers.pain_3', /Where does it go wrong/],
  [{ success_vision: '   ' }, 'answers.success_vision', /a year from now/],
  [{ js_ai_impact: 'A little' }, 'answers.js_ai_impact', /does not ask “js_ai_impact”/],
  [{ constructor: 'x' }, 'answers.constructor', /does not ask/],
])('the answer %j is refused, and its question is named', async (answers, path, message) => {
  const { code, error, details } = await errorOf(assessment({ answers }))
  expect(code).toBe('ANSWER_NOT_POSSIBLE')
  expect(details[0]?.path).toBe(path)
  expect(details[0]?.message).toMatch(message)
  expect(error).toMatch(message)
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ email: 'daniel' }, 'email'],
  [{ email: ['daniel@okafor.example'] }, 'email'],
  [{ answers: [] }, 'answers'],
  [{ answers: null }, 'answers'],
  [{ answers: { identity_1: { nested: true } } }, 'answers.identity_1'],
  [{ answers: Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`q${i}`, 'x'])) }, 'answers'],
  [{ submissionKey: 'again' }, 'submissionKey'],
])('an invalid assessment is refused with the place: %#', async (changes, path) => {
  const { details } = await errorOf(assessment(changes))
  expect(details.map((detail) => detail.path)).toContain(path)
})

test('an answer that is named like a part of every object is refused, not obeyed', async () => {
  const body = JSON.stringify(assessment()).replace('"category":', '"__proto__":{"polluted":1},"category":')
  const answer = await fetch(`${inject('url')}/api/scorecard`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
  expect([200, 400]).toContain(answer.status)
  expect((await resultOf(assessment())).totalScore).toBe(9)
})

test('an assessment pressed five times at once is submitted once', async () => {
  const body = assessment()
  const answers = await Promise.all(Array.from({ length: 5 }, () => resultOf(body)))
  expect(new Set(answers.map(({ submission }) => submission.token)).size).toBe(1)
  const rows = await database()
    .select()
    .from(scorecardSubmissions)
    .where(eq(scorecardSubmissions.submissionKey, body.submissionKey))
  expect(rows).toHaveLength(1)
})

test('one IP address takes only so many scorecards in a day; the same one again is not refused', async () => {
  const address = `2001:db8:${randomUUID().slice(0, 4)}::2`
  const call = callOn(database(), { actor: { kind: 'visitor', address } })
  const take = (submissionKey = randomUUID()) =>
    submitScorecard(call, { ...scorecardInputSchema.parse(assessment()), submissionKey })
  const key = randomUUID()
  const first = await take(key)
  await take(key)
  for (let count = 1; count < scorecardsPerDay; count += 1) await take()
  await expect(take()).rejects.toMatchObject({ code: 'FORM_LIMIT', retryAfterSeconds: expect.any(Number) })
  expect((await take(key)).token).toBe(first.token)
})

test('a result is mailed once, even if it is requested often, with the link that opens it', async () => {
  const email = `daniel-${randomUUID()}@okafor.example`
  const body = assessment({ email, name: 'Daniel <b>Okafor</b>' })
  const [{ submission }] = [await resultOf(body), ...(await Promise.all([resultOf(body), resultOf(body)]))]
  const [mail, ...others] = await mailsTo(email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Your scorecard result: Unframed Genius, 9 of 39')
  const link = `${inject('url')}/scorecard?result=${submission.token}`
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain(link)
    expect(form).toContain('9 of 39 points')
    expect(form).toContain(submission.categoryFeedback.summary)
    expect(form, 'what anybody may have typed beside the address').not.toContain('<b>Okafor')
  }
})

test('a mail gives the points of each section and the first advice, and none of the visitor’s words', async () => {
  const email = `daniel-${randomUUID()}@okafor.example`
  const answers = { ...answersOf('Job Seeker'), success_vision: 'Visit spam.example' }
  const currentGoal = 'Move up without starting again'
  const { submission } = await resultOf(
    assessment({ email, answers, selectedCategory: 'Job Seeker', currentGoal, wantsSupport: false }),
  )
  expect(submission.categoryFeedback.nextSteps).toContain('“Visit spam.example”')
  const [mail] = await mailsTo(email)
  for (const words of [
    'Pain Points: 6 of 6',
    'at the level above yours',
    ...submission.categoryFeedback.insights,
    ...submission.categoryFeedback.recommendations,
  ])
    expect(mail?.text).toContain(words)
  expect(mail?.text).not.toMatch(/spam\.example|two working days/)
})

test('a visitor who asks for help is told who answers and when, and support is told once', async () => {
  const email = `daniel-${randomUUID()}@okafor.example`
  const body = assessment({ email, mobile: '+27 82 555 0101', wantsSupport: true })
  await Promise.all([resultOf(body), resultOf(body)])
  await resultOf(assessment({ email, wantsSupport: false }))
  const [toHouse, ...others] = (await mailsWith(email)).filter(({ to }) => to !== email)
  expect(others).toEqual([])
  expect(toHouse).toMatchObject({ to: contacts.support, subject: expect.stringContaining('Daniel Okafor') })
  expect(toHouse?.text).toContain('Mobile number: +27 82 555 0101')
  const promised = (await mailsTo(email)).filter(({ text }) => text.includes(whoHelps(contacts.support)))
  expect(promised).toHaveLength(1)
})

test('a page that still asks the former questions can submit, and none of its points is lost', async () => {
  const answers = { pain_1: 'Up to £5,000', pain_3: ['I am not found'] }
  const { totalScore } = await resultOf(assessment({ selectedCategory: 'Legacy Builder', answers }))
  expect(totalScore).toBe(2)
})

test('an Idempotency-Key works like a submission key, and wins over it', async () => {
  const send = (key: string, body: object) =>
    postJson(`${inject('url')}/api/scorecard`, body, { 'Idempotency-Key': key })
  const tokenOf = async (answer: Response) =>
    scorecardAnswerSchema.parse(await answer.json()).submission.token
  const key = randomUUID()
  const first = await tokenOf(await send(key, assessment()))
  expect(await tokenOf(await send(key, assessment())), 'another key in the body').toBe(first)
  expect(await tokenOf(await send('again', assessment({ email: 'eve@elsewhere.example' })))).not.toBe(
    await tokenOf(await send('again', assessment())),
  )
  const body = assessment()
  expect(await tokenOf(await send('again', body))).toBe(await tokenOf(await send('again', body)))
})

test('the private link opens the result, and nothing else does', async () => {
  const { submission } = await resultOf(assessment())
  const answer = await open(submission.token)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(scorecardSubmissionSchema.parse(await answer.json())).toEqual(submission)
  expect(submission.token).toMatch(/^[\w-]{22}$/)
  for (const other of ['1', 'daniel@okafor.example', submission.token.slice(1), '%', "' or 1=1"])
    expect((await open(other)).status, other).toBe(404)
})
