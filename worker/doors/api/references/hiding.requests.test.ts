import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { OwnReference } from '#schema/references/reference-answers.ts'
import type { Review } from '#schema/reviews/review-answers.ts'
import { signedInAs } from '#test/account.ts'
import { database } from '#test/people.ts'
import {
  getApi,
  ownerWithReferees,
  ownLinkOf,
  referenceOf,
  submittedAtOf,
  validatedReferee,
} from '#test/referees.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { confirmVersion, ownerWithSubmitted, storyOf } from '#test/submitted-story.ts'
import { tables } from '../../../services/database.ts'

/** An owner whose page a validator's verdict put on public view, with a story that one referee alone confirmed. */
async function publishedOwner() {
  const account = await signedInAs('owner')
  const validator = await signedInAs('validator')
  const overrides = {
    references: [validatedReferee(), validatedReferee({ name: 'Omar Said' })],
  }
  const owner = await ownerWithSubmitted(overrides, {}, account)
  const [first, second] = owner.referees
  if (!first || !second) throw new Error('There are not two referees')
  const verdict = await validator.post(`/reviews/${owner.storyId}`, { version: 1, verdict: 'validated' })
  expect(verdict.status).toBe(200)
  const page = () => fetch(`${inject('url')}/profile/${owner.profileUrl}`)
  return { ...owner, account, validator, first, second, page }
}

test('a hidden reference counts for nothing, and one press brings it back with its stories', async () => {
  const { account, validator, first, page, profileUrl, storyId } = await publishedOwner()
  expect((await page()).status).toBe(200)
  for (let times = 0; times < 2; times += 1)
    expect((await account.post(`/references/${first.id}/hide`)).status).toBe(204)
  expect((await getApi(`/public-profiles/${profileUrl}`)).status).toBe(404)
  expect((await page()).status).toBe(404)
  expect(await storyOf(storyId)).toMatchObject({ status: 'submitted' })
  const review = await jsonOf<Review>(validator.get(`/reviews/${storyId}`))
  expect(review.obstacle, 'nobody who counts confirms it').toBe('unconfirmed')
  expect(review.references.find(({ id }) => id === first.id)).toMatchObject({ isHidden: true })
  expect(await jsonOf<OwnReference>(getApi(`/references/mine/${await ownLinkOf(first)}`))).toMatchObject({
    status: 'validated',
    isHidden: true,
  })

  for (let times = 0; times < 2; times += 1)
    expect((await account.post(`/references/${first.id}/show`)).status).toBe(204)
  expect(await storyOf(storyId)).toMatchObject({ status: 'validated' })
  expect((await getApi(`/public-profiles/${profileUrl}`)).status).toBe(200)
})

test('a story that a validator returned meanwhile does not come back with its referee', async () => {
  const { account, validator, first, storyId } = await publishedOwner()
  await account.post(`/references/${first.id}/hide`)
  const note = 'Please say how many boats there were.'
  expect(
    (await validator.post(`/reviews/${storyId}`, { version: 1, verdict: 'returned', note })).status,
  ).toBe(200)
  await account.post(`/references/${first.id}/show`)
  expect(await storyOf(storyId)).toMatchObject({ status: 'returned' })
})

test('a story whose referee was rejected is not published by hiding and showing a later one', async () => {
  const { account, validator, first, second, storyId } = await publishedOwner()
  const rejected = await validator.post(`/reviews/references/${first.id}`, {
    submittedAt: await submittedAtOf(first.id),
    verdict: 'rejected',
    note: 'This mailbox belongs to nobody.',
  })
  expect(rejected.status).toBe(200)
  expect(await storyOf(storyId)).toMatchObject({ status: 'submitted' })
  await confirmVersion({ storyId, version: 1, referenceId: second.id }, { claims: [0] })
  for (const act of ['hide', 'show'])
    expect((await account.post(`/references/${second.id}/${act}`)).status).toBe(204)
  expect(await storyOf(storyId), 'it waits for a validator').toMatchObject({ status: 'submitted' })
})

test('a story that its owner took back meanwhile does not come back with its referee', async () => {
  const { account, first, storyId, profileUrl } = await publishedOwner()
  await account.post(`/references/${first.id}/hide`)
  expect((await account.post(`/stories/${storyId}/take-back`)).status).toBe(200)
  expect((await account.post(`/references/${first.id}/show`)).status).toBe(204)
  expect(await storyOf(storyId)).toMatchObject({ status: 'draft' })
  expect((await getApi(`/public-profiles/${profileUrl}`)).status).toBe(404)
})

test('a reference that is hidden before its address is confirmed stays hidden after it', async () => {
  const account = await signedInAs('owner')
  const { referees } = await ownerWithReferees({}, account)
  const [first] = referees
  const { id = 0 } = first ?? {}
  await database()
    .update(tables.references)
    .set({ status: 'submitted', submittedAt: new Date(), invitedAt: null })
    .where(eq(tables.references.id, id))
  expect((await account.post(`/references/${id}/hide`)).status).toBe(204)
  expect(await referenceOf(id)).toMatchObject({ status: 'submitted', hiddenAt: expect.any(Date) })
})

test('a reference that an owner asked for cannot be hidden, even a bad one', async () => {
  const { account, first, storyId } = await publishedOwner()
  await database()
    .update(tables.references)
    .set({ invitedAt: new Date() })
    .where(eq(tables.references.id, first.id))
  expect(await refusalOf(account.post(`/references/${first.id}/hide`))).toEqual([409, 'REFERENCE_INVITED'])
  expect(await referenceOf(first.id)).toMatchObject({ hiddenAt: null })
  expect(await storyOf(storyId)).toMatchObject({ status: 'validated' })
})

test('nobody hides or shows the reference of another, nor one that was never written', async () => {
  const { referees } = await ownerWithReferees()
  const account = await signedInAs('owner')
  const own = await ownerWithReferees({}, account)
  for (const act of ['hide', 'show']) {
    expect((await account.post(`/references/${referees[0]?.id}/${act}`)).status).toBe(404)
    expect((await account.post(`/references/999999999/${act}`)).status).toBe(404)
  }
  expect((await account.post(`/references/${own.referees[1]?.id}/hide`)).status, 'only invited').toBe(409)
  expect(await referenceOf(referees[0]?.id ?? 0)).toMatchObject({ hiddenAt: null })
})
