import { expect, test } from 'vitest'
import { inboxOf, teacher, visitorOf } from '#test/agent.ts'
import { openHours } from '#test/meetings.ts'
import { changeProfile } from '#test/people.ts'
import { htmlOf, jsonOf } from '#test/requests.ts'

test('an owner sets the agent’s behaviour, and a setting that is not sent stays', async () => {
  const { account } = await teacher()
  const usual = {
    avoid: [],
    greeting: '',
    manner: 'plain',
    canTeach: true,
    handOffEmail: '',
    handOffState: 'own',
    handOffUntil: null,
  }
  expect(await jsonOf(account.get('/agent-settings'))).toEqual(usual)
  const saved = await account.put('/agent-settings', { avoid: ['salaries', 'salaries'], manner: 'warm' })
  expect(await jsonOf(saved)).toEqual({ ...usual, avoid: ['salaries'], manner: 'warm' })
  await Promise.all([
    account.put('/agent-settings', { handOffEmail: 'office@petra.example' }),
    account.put('/agent-settings', { greeting: 'Welcome aboard.' }),
  ])
  expect(await jsonOf(account.get('/agent-settings'))).toMatchObject({
    avoid: ['salaries'],
    greeting: 'Welcome aboard.',
    manner: 'warm',
    handOffEmail: 'office@petra.example',
    canTeach: true,
  })
  for (const wrong of [{ manner: 'rude' }, { handOffEmail: 'office' }, { avoid: ['x'.repeat(81)] }])
    expect((await account.put('/agent-settings', wrong)).status).toBe(400)
})

test('the greeting stands on the page at once', async () => {
  const { account, profileUrl } = await teacher()
  await account.put('/agent-settings', { greeting: 'Welcome aboard the ferry.' })
  await expect.poll(() => htmlOf(`/profile/${profileUrl}`)).toContain('Welcome aboard the ferry.')
})

test('a subject that is left alone is declined kindly, with another way, and is not counted as unanswered', async () => {
  const { account, profileUrl, id } = await teacher()
  await account.post('/corrections', { asked: 'What are the salaries of your crew?', answer: 'A secret.' })
  await account.put('/agent-settings', { avoid: ['crew salaries'] })
  const answer = await visitorOf(profileUrl).answerTo('What is the salary of your crew?')
  expect(answer.response).toContain('leave the subject of “crew salaries” alone')
  expect(answer.response).toContain('leave a message on this page')
  expect(answer).toMatchObject({ citations: [] })
  expect(answer.corrections).toBeUndefined()
  expect((await inboxOf(account)).items).toEqual([])
  await openHours(id)
  await changeProfile(id, { hasOpenHours: true })
  const offered = await visitorOf(profileUrl).askForJson('What is the salary of your crew?')
  expect(await offered.json()).toMatchObject({
    response: expect.stringContaining('the next free times stand below'),
    meeting: { slots: expect.any(Array) },
  })
})

test('a warm agent thanks once, a brief one asks nothing back', async () => {
  const { account, profileUrl } = await teacher()
  const trouble = 'Our boats leave half empty. What would you do?'
  const plain = (await visitorOf(profileUrl).answerTo(trouble)).response
  await account.put('/agent-settings', { manner: 'warm' })
  const visitor = visitorOf(profileUrl)
  expect((await visitor.answerTo(trouble)).response).toBe(`Thank you for asking. ${plain}`)
  expect((await visitor.answerTo('Do you repair engines?')).response).not.toContain('Thank you for asking')
  expect((await visitor.answerTo('Hello')).response).toMatch(/^Hello/)
  await account.put('/agent-settings', { manner: 'brief' })
  const brief = (await visitorOf(profileUrl).answerTo(trouble)).response
  expect(plain.startsWith(brief)).toBe(true)
  expect(brief.endsWith('?')).toBe(false)
  expect(plain.endsWith('?')).toBe(true)
})
