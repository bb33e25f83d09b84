import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { registeredOwner } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { dueAfterAllTests, mailsTo } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import { tables } from '../../../services/database.ts'
import { mailStatement } from '../../../services/mail/outbox.ts'

const { outbox, verifications } = tables

test('what waits for an unconfirmed address is not sent, and has no words, once its account is erased', async () => {
  const owner = await registeredOwner()
  for (const path of ['/login/link', '/forgot-password'])
    expect((await owner.post(path, { email: owner.email })).status).toBe(202)
  expect((await owner.post('/verify-email/again')).status).toBe(202)
  await expect.poll(async () => (await mailsTo(owner.email)).length).toBe(4)
  // Somebody else may write to the mailbox meanwhile.
  const words = { subject: 'A few words', text: 'Dear Ilse', html: '<p>Dear Ilse' }
  const key = `reference/0/${owner.email}`
  await mailStatement(callOn(database()), { key, kind: 'invitation', to: owner.email, ...words })
  // As if the provider had taken none of them yet.
  await database()
    .update(outbox)
    .set({ state: 'waiting', dueAt: dueAfterAllTests })
    .where(eq(outbox.to, owner.email))
  expect((await owner.post('/privacy/erase', { password: owner.password })).status).toBe(204)
  const mails = await mailsTo(owner.email)
  expect(mails, 'all of them count for the mailbox').toHaveLength(5)
  for (const mail of mails.filter(({ kind }) => kind !== 'invitation'))
    expect(mail).toMatchObject({ state: 'kept', dueAt: null, subject: '', text: '', html: '' })
  expect(mails.find(({ kind }) => kind === 'invitation')).toMatchObject({ state: 'waiting', ...words })
})

test('a mailed link that nobody has used leaves nothing of an account that is erased', async () => {
  const owner = await registeredOwner()
  const linksOf = () =>
    database()
      .select({ id: verifications.id })
      .from(verifications)
      .where(like(verifications.value, `%${owner.email}`))
  for (const path of ['/login/link', '/forgot-password'])
    expect((await owner.post(path, { email: owner.email })).status).toBe(202)
  await expect.poll(linksOf).toHaveLength(2)
  expect((await owner.post('/privacy/erase', { password: owner.password })).status).toBe(204)
  expect(await linksOf()).toEqual([])
})
