import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { type MailPreferences, optionalMailsOf } from '#schema/accounts/mail-preferences.ts'
import { everyKind } from '#schema/accounts/suppressions.ts'
import { mailedToken, newAddress, registeredOwner, signedInAs } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { callsInProcess } from '#test/in-process/calls.ts'
import { dueAfterAllTests } from '#test/mailbox.ts'
import { database, publishPerson } from '#test/people.ts'
import { jsonOf, postJson, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'
import { decline, declinedKinds } from '../../../services/mail/suppressions.ts'

const { holdAnswers, settled, visitor } = callsInProcess()
const path = '/mail-preferences'
const all = Object.fromEntries(optionalMailsOf('owner').map((kind) => [kind, true]))
const mailsTo = (email: string, kind: string) => {
  const { outbox } = tables
  return database().$count(outbox, and(eq(outbox.normalisedTo, email), eq(outbox.kind, kind)))
}

test('a mail that is switched off is not written, and is once it is switched on again', async () => {
  const owner = await signedInAs('owner')
  const { profileUrl } = await publishPerson({ profile: { isSample: false, email: owner.email } })
  const write = async () => {
    const answer = await postJson(`${inject('url')}/api/questions`, {
      questionKey: randomUUID(),
      profileUrl,
      question: 'Could you look at our timetable in May?',
      name: 'Daniel Okafor',
      email: 'daniel@okafor.example',
      consent: true,
    })
    expect(answer.status).toBe(201)
  }
  expect(await jsonOf(owner.get(path))).toEqual(all)
  await write()
  expect(await mailsTo(owner.email, 'question')).toBe(1)
  expect(await jsonOf(owner.put(path, { question: false }))).toEqual({ ...all, question: false })
  expect(await jsonOf(owner.get(path))).toEqual({ ...all, question: false })
  await write()
  expect(await mailsTo(owner.email, 'question')).toBe(1)
  expect(await jsonOf(owner.put(path, { question: true }))).toEqual(all)
  await write()
  expect(await mailsTo(owner.email, 'question')).toBe(2)
})

test('a mail that waits to be sent is not, once its kind is switched off', async () => {
  const owner = await signedInAs('owner')
  await database()
    .insert(tables.outbox)
    .values(
      ['lead', 'question'].map((kind) => ({
        kind,
        key: randomUUID(),
        to: owner.email,
        normalisedTo: owner.email,
        subject: '',
        text: '',
        html: '',
        attachments: [],
        state: 'waiting' as const,
        dueAt: dueAfterAllTests,
        createdAt: new Date(),
      })),
    )
  expect((await owner.put(path, { question: false, lead: true })).status).toBe(200)
  expect(await Promise.all(['lead', 'question'].map((kind) => mailsTo(owner.email, kind)))).toEqual([1, 0])
})

test('mails that are switched off as the account moves to another address are not off for the former one', async () => {
  const owner = await signedInAs('owner')
  await settled()
  // The call has read its session, and is not told yet.
  const { reached, release } = holdAnswers(/sessions\\" inner join/)
  const request = visitor(owner).put(path, { lead: false })
  await reached
  const { users } = tables
  await database().update(users).set({ email: newAddress() }).where(eq(users.id, owner.id))
  release()
  await request
  await settled()
  expect(await declinedKinds(callOn(database()), owner.email)).toEqual([])
})

test('the same switched off twice stays off, and one account switches nothing for another', async () => {
  const [owner, other] = [await signedInAs('owner'), await signedInAs('owner')]
  for (let time = 0; time < 2; time += 1)
    expect((await owner.put(path, { lead: false, question: false })).status).toBe(200)
  expect(await jsonOf<MailPreferences>(owner.get(path))).toEqual({ ...all, lead: false, question: false })
  expect(await jsonOf<MailPreferences>(other.get(path))).toEqual(all)
})

test('an account whose address is not confirmed neither chooses nor sees what its mailbox is sent', async () => {
  const person = await signedInAs('owner')
  const [local, domain] = person.email.split('@')
  const stranger = await registeredOwner({ email: `${local}+x@${domain}` })
  const refusal = await stranger.put(path, { question: false })
  expect(await refusalOf(refusal)).toEqual([409, 'EMAIL_UNCONFIRMED'])
  expect(await jsonOf(person.get(path))).toEqual(all)

  await person.put(path, { lead: false })
  expect(await jsonOf(stranger.get(path))).toEqual({})
  expect((await stranger.put(path, { lead: true })).status).toBe(409)
  expect(await jsonOf(person.get(path))).toEqual({ ...all, lead: false })
})

test('a mail that nobody can do without cannot be switched off, and reaches an owner who wants no mail', async () => {
  const owner = await signedInAs('owner')
  for (const kind of ['sign-in-link', 'password-changed', 'anything'])
    expect((await owner.put(path, { [kind]: false })).status, kind).toBe(400)
  const call = callOn(database())
  await call.db.batch([decline(call, owner.email, everyKind)])
  await owner.post('/login/link', { email: owner.email })
  expect(await mailedToken('sign-in-link', owner.email)).toBeTruthy()
})

test('a validator is sent no mail that can be switched off', async () => {
  const validator = await signedInAs('validator')
  expect(await jsonOf(validator.put(path, { lead: false }))).toEqual({})
})

test('every mail that can be switched off is a mail that is sent', () => {
  const emails = readdirSync('worker/features', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('emails.ts'))
    .map((file) => readFileSync(`worker/features/${file}`, 'utf8'))
    .join()
  for (const kind of optionalMailsOf('owner')) expect(emails).toContain(`kind: '${kind}'`)
})
