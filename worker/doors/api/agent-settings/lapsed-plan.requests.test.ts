import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AgentSettings } from '#schema/agent-settings/agent-settings.ts'
import type { LeadsPage } from '#schema/leads/lead-answers.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { browser } from '#test/account.ts'
import { confirmHandOffEmail, teacher, unansweredItem, visitorOf } from '#test/agent.ts'
import { changeProfile } from '#test/people.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'

const question = 'Do you repair engines?'
const trouble = 'Our boats leave half empty. What would you do?'
const greeting = 'Welcome aboard the ferry.'

type TaughtOwner = Awaited<ReturnType<typeof taughtOwner>>

/** An owner who uses all that the plan unlocks, and whose agent has an unanswered question and handed over once. */
async function taughtOwner() {
  const owner = await teacher({ stories: [{ title: 'The timetable', problemDescription: trouble }] })
  const { account, profileUrl } = owner
  const visitor = visitorOf(profileUrl)
  await visitor.answerTo('Do you sell sails?')
  const { id } = await unansweredItem(account, 'Do you sell sails?')
  const email = `${randomUUID()}@okafor.example`
  const handOff = { name: 'Daniel', email, consent: true }
  expect((await visitor.post(`/chat/${visitor.sessionId}/hand-off`, handOff)).status).toBe(201)
  await account.post('/corrections', { asked: question, answer: 'Only small ones.' })
  await account.put('/agent-settings', { avoid: ['salaries'], manner: 'warm', greeting })
  await confirmHandOffEmail(account, `${randomUUID()}@office.example`)
  const page = () => jsonOf<PublicProfile>(browser().get(`/public-profiles/${profileUrl}`))
  const answer = async (text: string) => visitorOf(profileUrl).answerTo(text)
  return { ...owner, visitor, handOff, unanswered: id, page, answer }
}

/** What visitors notice of the plan: true while it is used. */
const features: Record<string, (owner: TaughtOwner) => Promise<boolean>> = {
  'what was taught is said': async ({ answer }) => Boolean((await answer(question)).corrections?.length),
  'a subject is left alone': async ({ answer }) =>
    (await answer('What are the salaries?')).response.includes('“salaries” alone'),
  'the manner is warm': async ({ answer }) =>
    (await answer(trouble)).response.startsWith('Thank you for asking'),
  'the greeting is the owner’s': async ({ page }) => (await page()).agentGreeting === greeting,
  'the page offers a hand-off': async ({ page }) => (await page()).handsOff,
}

test('features of a plan work while it lasts, not once it has lapsed, and again after', async () => {
  const owner = await taughtOwner()
  const usedFeatures = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(features).map(async ([feature, is]) => [feature, await is(owner)] as const),
      ),
    )
  const all = (is: boolean) => Object.fromEntries(Object.keys(features).map((feature) => [feature, is]))
  expect(await usedFeatures()).toEqual(all(true))
  for (const plan of ['starter', 'free'] as const) {
    await changeProfile(owner.id, { plan })
    expect(await usedFeatures(), plan).toEqual(all(false))
  }
  await changeProfile(owner.id, { plan: 'premium' })
  expect(await usedFeatures()).toEqual(all(true))
})

test('an owner with a lapsed plan changes nothing, and still reads, deletes and answers a hand-off', async () => {
  const { account, profileUrl, id, unanswered, handOff } = await taughtOwner()
  await changeProfile(id, { plan: 'starter' })
  const other = visitorOf(profileUrl)
  await other.answerTo('Do you sell ropes?')
  expect(await refusalOf(other.post(`/chat/${other.sessionId}/hand-off`, handOff))).toEqual([
    409,
    'HAND_OFF_CLOSED',
  ])
  const { corrections } = await jsonOf<{ corrections: { id: number }[] }>(account.get('/corrections'))
  const { leads } = await jsonOf<LeadsPage>(account.get('/dashboard/leads'))
  const correction = corrections[0]?.id
  const closed: [path: string, body: object, method?: 'put'][] = [
    [`/inbox/${unanswered}/answer`, { text: 'No.', asCorrection: true, mail: true }],
    [`/inbox/${unanswered}/story`, {}],
    [`/inbox/${unanswered}/tie`, { storyId: null }],
    ['/corrections', { asked: question, answer: 'No.' }],
    [`/corrections/${correction}`, { answer: 'No.' }, 'put'],
    ['/agent-settings', { manner: 'plain' }, 'put'],
    ['/agent-settings/address/again', {}],
    ['/agent-bench', { questions: [question] }],
  ]
  for (const [path, body, method = 'post'] of closed)
    expect(await refusalOf(account[method](path, body)), path).toEqual([403, 'PLAN_DOES_NOT_COVER'])
  const settings = await jsonOf<AgentSettings>(account.get('/agent-settings'))
  expect(settings).toMatchObject({ canTeach: false, greeting, manner: 'warm', handOffState: 'confirmed' })
  const open: [path: string, body?: object][] = [
    ['/inbox'],
    [`/inbox/${unanswered}`],
    [`/corrections/${correction}`],
    [`/dashboard/leads/${leads[0]?.id}/answer`, { text: 'I do.' }],
    [`/inbox/${unanswered}/dismiss`, {}],
    [`/inbox/${unanswered}/restore`, {}],
    [`/corrections/${correction}/delete`, {}],
  ]
  for (const [path, body] of open)
    expect((await (body ? account.post(path, body) : account.get(path))).status, path).toBeLessThan(300)
})
