import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import { refereeMails } from '#schema/accounts/mail-preferences.ts'
import { shareHref } from '#schema/pages/share.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { signedInAs } from '#test/account.ts'
import { visitorOf } from '#test/agent.ts'
import { payingOwner } from '#test/billing/checkout.ts'
import { callOn } from '#test/call.ts'
import { mailsTo } from '#test/mailbox.ts'
import { changeProfile, database, goLive, publishPerson } from '#test/people.ts'
import { getApi, ownerWithReferees, validatedReferee } from '#test/referees.ts'
import { jsonOf, postJson } from '#test/requests.ts'
import { moveProfile } from '../../../features/profiles/commands.ts'
import { tables } from '../../../services/database.ts'
import { inviteWaiting } from '../../../workflows/references/invite-referees.ts'

const { decisions, profiles } = tables
const reason = 'Somebody told us that the harbour never was.'
let admin: Awaited<ReturnType<typeof signedInAs>>
beforeAll(async () => {
  admin = await signedInAs('admin')
})

async function publishedOwner() {
  const owner = await ownerWithReferees({
    profile: { plan: 'premium', scorecardActive: true, lastName: `Proof${crypto.randomUUID().slice(0, 8)}` },
    references: [validatedReferee(), validatedReferee()],
  })
  await goLive(owner.id)
  return owner
}
const decide = (profileUrl: string, action: 'suspend' | 'restore', person = admin) =>
  person.post(`/admin/profiles/${profileUrl}/${action}`, { reason })
const recordOf = async (id: number) =>
  database()
    .select({ verdict: decisions.verdict, note: decisions.note, by: decisions.decidedBy })
    .from(decisions)
    .where(and(eq(decisions.subject, 'profile'), eq(decisions.subjectId, id)))
    .orderBy(asc(decisions.id))

test('a suspended profile is shown nowhere from that moment on, and everywhere again once it is restored', async () => {
  const { profileUrl, lastName } = await publishedOwner()
  const profile = await jsonOf<PublicProfile>(getApi(`/public-profiles/${profileUrl}`))
  const page = async (path: string) => (await fetch(`${inject('url')}${path}`, { redirect: 'manual' })).status
  const pages = {
    'its page': `/profile/${profileUrl}`,
    'its dossier': `/profile/${profileUrl}/print`,
    'its booking page': `/book/${profileUrl}`,
    'its scorecard': `/scorecard/${profileUrl}`,
    'its share picture': shareHref(profile) ?? '',
    'what programs read of it': `/api/public-profiles/${profileUrl}`,
  }
  const visibility = async () => {
    const statuses = Object.entries(pages).map(async ([name, path]) => [name, await page(path)] as const)
    const agent = visitorOf(profileUrl).askForJson('What do you do?')
    const message = postJson(`${inject('url')}/api/questions`, {
      profileUrl,
      questionKey: crypto.randomUUID(),
      question: 'May I ask you something?',
      name: 'Somebody',
      email: 'somebody@nowhere.example',
      consent: true,
    })
    const search = postJson(`${inject('url')}/api/smart-search`, { query: lastName })
    return {
      ...Object.fromEntries(await Promise.all(statuses)),
      'its agent': (await agent).status,
      'a message to it': (await message).status,
      'a search for it': (await (await search).text()).includes(profileUrl) ? 200 : 404,
    }
  }
  const all = (status: number) => Object.fromEntries(Object.keys(pages).map((name) => [name, status]))
  const before = await visibility()
  expect(before).toEqual({ ...all(200), 'its agent': 200, 'a message to it': 201, 'a search for it': 200 })

  expect((await decide(profileUrl, 'suspend')).status).toBe(200)
  expect(await visibility()).toEqual({
    ...all(404),
    'its agent': 404,
    'a message to it': 404,
    'a search for it': 404,
  })

  expect((await decide(profileUrl, 'restore')).status).toBe(200)
  expect(await visibility()).toEqual(before)
})

test('a profile that has another address meanwhile is suspended and restored under the former one', async () => {
  const { id, profileUrl } = await publishedOwner()
  const db = database()
  await db.batch(moveProfile(callOn(db), id, `moved-${profileUrl}`))
  expect((await decide(profileUrl, 'suspend')).status).toBe(200)
  expect((await decide(profileUrl, 'restore')).status).toBe(200)
  expect((await recordOf(id)).map(({ verdict }) => verdict)).toEqual(['suspended', 'restored'])
})

test('the owner is told the reason and the contact, once, and the record says who decided', async () => {
  const { id, profileUrl, owner } = await publishedOwner()
  for (let time = 0; time < 3; time += 1) expect((await decide(profileUrl, 'suspend')).status).toBe(200)
  const [mail, ...more] = await mailsTo(owner.email, 'profile-suspended')
  expect(more).toEqual([])
  expect(mail?.text).toContain(reason)
  expect(mail?.text).toContain('please write to us')
  const [row] = await database().select().from(profiles).where(eq(profiles.id, id))
  expect(row).toMatchObject({ suspendedReason: reason, suspendedAt: expect.any(Date), listedAt: null })
  for (let time = 0; time < 3; time += 1) expect((await decide(profileUrl, 'restore')).status).toBe(200)
  expect(await mailsTo(owner.email, 'profile-restored')).toHaveLength(1)
  expect(await recordOf(id)).toEqual([
    { verdict: 'suspended', note: reason, by: admin.id },
    { verdict: 'restored', note: reason, by: admin.id },
  ])
})

test('an owner who pays by the month is told that this goes on, and how it ends', async () => {
  const payer = await payingOwner(1)
  expect((await decide(payer.profileUrl, 'suspend')).status).toBe(200)
  const [mail] = await mailsTo(payer.email, 'profile-suspended')
  expect(mail?.text).toContain('Your monthly payments go on meanwhile')
  expect(mail?.text).toContain('/customer-dashboard')
  const once = await payingOwner(3)
  expect((await decide(once.profileUrl, 'suspend')).status).toBe(200)
  const [other] = await mailsTo(once.email, 'profile-suspended')
  expect(other?.text).not.toContain('monthly payments')
})

test('nobody is told of a suspended sample: nobody reads its mailbox', async () => {
  const email = `${crypto.randomUUID()}@sample.example`
  const { profileUrl } = await publishPerson({ profile: { isSample: true, email } })
  for (const action of ['suspend', 'restore'] as const)
    expect((await decide(profileUrl, action)).status).toBe(200)
  expect([await mailsTo(email, 'profile-suspended'), await mailsTo(email, 'profile-restored')]).toEqual([
    [],
    [],
  ])
})

test('nothing its owner does brings a suspended profile back', async () => {
  const { id, profileUrl } = await publishedOwner()
  await decide(profileUrl, 'suspend')
  await changeProfile(id, { headline: 'Another word' })
  expect((await getApi(`/public-profiles/${profileUrl}`)).status).toBe(404)
})

test('nobody is asked in the name of a suspended profile; an invitation waits until it is restored', async () => {
  const account = await signedInAs('owner')
  const { profileUrl, referees, storyIds } = await ownerWithReferees({}, account)
  await decide(profileUrl, 'suspend')
  const email = `${crypto.randomUUID()}@brandt.example`
  const invitation = {
    firstName: 'Ilse',
    lastName: 'Brandt',
    email,
    solutionStory: 'She counted every evening.',
  }
  expect((await account.post('/references', invitation)).status).toBe(201)
  const [counts, invited] = referees
  expect((await account.post(`/references/${invited?.id}/remind`)).status).toBe(202)
  const ask = { referenceIds: [counts?.id] }
  expect((await account.post(`/stories/${storyIds[0]}/ask-confirmation`, ask)).status).toBe(202)
  await inviteWaiting(callOn(database()), account.id)
  const mails = async () =>
    (
      await Promise.all(
        [email, invited?.email ?? '', counts?.email ?? ''].map((to) => mailsTo(to, ...refereeMails)),
      )
    ).flat()
  expect(await mails()).toEqual([])
  await decide(profileUrl, 'restore')
  await inviteWaiting(callOn(database()), account.id)
  expect((await mails()).map(({ to, kind }) => [to, kind])).toEqual([[email, 'invitation']])
})

test('a profile that lacks something is not published by being restored', async () => {
  const owner = await ownerWithReferees({ references: [validatedReferee()] })
  expect((await decide(owner.profileUrl, 'suspend')).status).toBe(200)
  expect((await decide(owner.profileUrl, 'restore')).status).toBe(200)
  expect((await getApi(`/public-profiles/${owner.profileUrl}`)).status).toBe(404)
})

test('validators suspend nobody, and nobody is suspended without a reason', async () => {
  const { profileUrl } = await publishedOwner()
  expect((await decide(profileUrl, 'suspend', await signedInAs('validator'))).status).toBe(403)
  expect((await admin.post(`/admin/profiles/${profileUrl}/suspend`, { reason: 'No.' })).status).toBe(400)
  expect((await admin.post('/admin/profiles/nobody-here/suspend', { reason })).status).toBe(404)
  expect((await getApi(`/public-profiles/${profileUrl}`)).status).toBe(200)
})

test('a record is never changed and never erased, not even past the product', async () => {
  const { id, profileUrl } = await publishedOwner()
  await decide(profileUrl, 'suspend')
  const own = eq(decisions.subjectId, id)
  await expect(database().update(decisions).set({ note: 'Nothing' }).where(own)).rejects.toThrow()
  await expect(database().delete(decisions).where(own)).rejects.toThrow()
  expect(await recordOf(id)).toHaveLength(1)
})
