import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailedToken, registeredOwner, signedInAs } from '#test/account.ts'
import { database, goLive, writePerson } from '#test/people.ts'
import {
  call,
  getApi,
  invitationOf,
  ownerWithReferees,
  ownLinkOf,
  submit,
  validatedReferee,
} from '#test/referees.ts'
import { simulatePublishing } from '#test/simulations/publishing-storm.ts'
import { ownerWithSubmitted } from '#test/submitted-story.ts'
import { tables } from '../../../services/database.ts'

const { profiles, references, stories } = tables

const isListed = async (id: number) => {
  const [row] = await database().select().from(profiles).where(eq(profiles.id, id))
  return row?.listedAt !== null
}
const times = async (count: number, race: () => Promise<boolean>) => {
  let wrong = 0
  for (let time = 0; time < count; time += 1) if (await race()) wrong += 1
  return wrong
}
const withdraw = async (referee: Parameters<typeof ownLinkOf>[0]) =>
  call('/references/withdraw', { token: await ownLinkOf(referee) })

test('a page whose first referee withdraws while the second confirms is not public for a moment after', async () => {
  const wrong = await times(5, async () => {
    const { id, referees } = await ownerWithReferees()
    const [first, second] = referees
    if (!first || !second) throw new Error('Nobody is there')
    await Promise.all([submit({ token: await invitationOf(second) }), withdraw(first)])
    return isListed(id)
  })
  expect(wrong).toBe(0)
})

test('a page whose referee withdraws while its story is validated is not public for a moment after', async () => {
  const validator = await signedInAs('validator')
  const wrong = await times(5, async () => {
    const { id, storyId, referees } = await ownerWithSubmitted()
    const other = referees[1]
    if (!other) throw new Error('Nobody is there')
    await Promise.all([
      validator.post(`/reviews/${storyId}`, { version: 1, verdict: 'validated' }),
      withdraw(other),
    ])
    return isListed(id)
  })
  expect(wrong).toBe(0)
})

test('a page that is edited while one of its two referees withdraws is not public for a moment after', async () => {
  const wrong = await times(5, async () => {
    const account = await signedInAs('owner')
    const { id, referees } = await ownerWithReferees(
      { references: [validatedReferee(), validatedReferee()] },
      account,
    )
    const [first] = referees
    if (!first) throw new Error('Nobody is there')
    await goLive(id)
    await Promise.all([
      account.put('/customer-profile', { headline: 'Boats, full' }),
      withdraw(first),
      account.put('/customer-profile', { about: 'I fill boats.' }),
    ])
    return isListed(id)
  })
  expect(wrong).toBe(0)
})

test('a page is public exactly when it has all it needs, after random acts of everybody at once', async () => {
  const { broken, done } = await simulatePublishing(20_261_123, 20)
  expect(broken).toEqual([])
  expect(Object.keys(done)).toEqual(expect.arrayContaining(['confirm', 'withdraw', 'public', 'not public']))
})

test('a page goes public when its owner confirms their own address, where nothing else is missing', async () => {
  const owner = await registeredOwner()
  const [profile] = await database().select().from(profiles).where(eq(profiles.profileUrl, owner.profileUrl))
  const id = profile?.id ?? 0
  const now = new Date()
  await database().batch([
    database()
      .update(references)
      .set({ status: 'validated', validatedAt: now })
      .where(eq(references.profileId, id)),
    database().insert(stories).values({
      profileId: id,
      position: 0,
      status: 'validated',
      title: 'The order sheet',
      validatedAt: now,
      problemDescription: 'Bread.',
      task: '',
      solution: 'Less.',
      results: 'None left.',
      createdAt: now,
      updatedAt: now,
    }),
  ])
  await goLive(id)
  expect((await getApi(`/public-profiles/${owner.profileUrl}`)).status).toBe(404)
  const token = await mailedToken('welcome', owner.email)
  expect((await owner.post('/verify-email', { token })).status).toBe(200)
  expect((await getApi(`/public-profiles/${owner.profileUrl}`)).status).toBe(200)
})

test('a person without an account behind their page needs no address of their own for it', async () => {
  const person = await writePerson({ references: [validatedReferee(), validatedReferee()] })
  await goLive(person.id)
  expect(await isListed(person.id)).toBe(true)
})
