import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { WireError } from '#schema/errors.ts'
import { browser, ownerWithMovedEmail, registration, signIn } from '#test/account.ts'
import { device } from '#test/device.ts'
import { drafted } from '#test/drafted.ts'
import { mailsTo } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { userAt } from '../../../features/accounts/queries.ts'
import { tables } from '../../../services/database.ts'

const { drafts } = tables
const codeOf = async (answer: Promise<Response>) => (await jsonOf<WireError>(answer)).code

/** Somebody whose account claims the draft of their browser, under an address that they typed there. */
async function claimedUnder(email: string) {
  const draft = drafted({ email })
  const visitor = browser()
  expect((await visitor.post('/solution-profile', draft)).status).toBe(201)
  const given = registration()
  expect((await visitor.post('/register-free-profile', given)).status).toBe(201)
  return { draft, account: await signIn(browser(), given.email, given.password) }
}

test('a draft that an account claimed under somebody else’s address gives way to that mailbox', async () => {
  const { draft, account } = await claimedUnder(drafted().email)
  const theirs = device()
  expect(await codeOf(theirs.save(draft))).toBe('DRAFT_NOT_YOURS')
  expect(await codeOf(theirs.lookUp(draft.email))).toBe('PROFILE_CLAIMED')
  expect((await account.post('/solution-profile', draft)).status, 'until then it is the account’s').toBe(201)

  const [mail] = await mailsTo(draft.email, 'adopt-draft')
  const token = /#adopt=(\S+)/.exec(mail?.text ?? '')?.[1]
  const adopted = await theirs.post('/solution-profile/adopt', { token })
  expect(await adopted.json()).toEqual({ success: true, profile: draft })
  expect((await theirs.save({ ...draft, fullName: 'Noor H.' })).status).toBe(201)
  expect(await jsonOf<object>(theirs.lookUp(draft.email))).toMatchObject({ isYours: true })
  expect(await codeOf(account.post('/solution-profile', draft))).toBe('DRAFT_NOT_YOURS')
})

test('a link to a draft that an account of its mailbox claims meanwhile opens nothing', async () => {
  const { draft } = await claimedUnder(drafted().email)
  const theirs = device()
  await theirs.save(draft)
  const [mail] = await mailsTo(draft.email, 'adopt-draft')
  const token = /#adopt=(\S+)/.exec(mail?.text ?? '')?.[1]
  await database()
    .update(tables.users)
    .set({ email: draft.email.replace('@', '+tag@') })
    .where(eq(tables.users.id, (await claimant(draft.email)) ?? ''))
  expect(await codeOf(theirs.post('/solution-profile/adopt', { token }))).toBe('LINK_EXPIRED')
})

const claimant = async (email: string) => {
  const [draft] = await database().select().from(drafts).where(eq(drafts.email, email))
  return draft?.claimedBy
}

test('a draft stays its account’s at every address that the account has or had', async () => {
  const { owner, from, newEmail } = await ownerWithMovedEmail()
  const [user] = await userAt({ db: database() }, newEmail)
  for (const email of [from, newEmail]) {
    const draft = drafted({ email })
    await device().save(draft)
    await database()
      .update(drafts)
      .set({ claimedBy: user?.id ?? null })
      .where(eq(drafts.email, email))
    expect(await codeOf(device().save(draft))).toBe('PROFILE_CLAIMED')
    expect((await owner.post('/solution-profile', draft)).status).toBe(201)
  }
})
