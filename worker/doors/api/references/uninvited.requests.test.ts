import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { maskEmail } from '#schema/email.ts'
import { referencesPerPage, uninvitedPerDay } from '#schema/references/limits.ts'
import { requestedReferenceSchema } from '#schema/references/reference-answers.ts'
import { referenceAnswersSchema, submittedReferenceSchema } from '#schema/references/submitted-reference.ts'
import { signedInAs } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { mailsTo } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import {
  filledIn,
  gmailSpellings,
  hostSpellings,
  ownerWithReferees,
  referencesOf,
  submit,
  taggedSpellings,
} from '#test/referees.ts'
import type { Call } from '../../../call.ts'
import { tables } from '../../../services/database.ts'
import { expireReferences } from '../../../workflows/references/expire-references.ts'
import { submitReference } from '../../../workflows/references/submit-reference.ts'

/** A day that no other test counts, and the next. */
const [someDay, dayAfter] = [new Date('2082-03-04T10:00:00Z'), new Date('2082-03-05T00:00:01Z')]
const address = () => `${randomUUID()}@quay.example`

/** Writes for a candidate where limits hold. */
const writerFor =
  (candidateEmail: string, of: Partial<Call> = {}) =>
  (changes: object = {}, now = someDay) =>
    submitReference(
      callOn(database(), { now, ...of }),
      submittedReferenceSchema.parse(
        filledIn({ candidateName: 'Petra', candidateEmail, referenceEmail: address(), ...changes }),
      ),
    )

test('a candidate is given five references a day without an invitation, and the next waits for tomorrow', async () => {
  const { id, owner } = await ownerWithReferees({ references: [] })
  const write = writerFor(owner.email)
  const first = address()
  await write({ referenceEmail: first })
  for (let count = 1; count < uninvitedPerDay; count += 1) await write()
  await expect(write()).rejects.toMatchObject({ code: 'REFERENCES_SPENT', retryAfterSeconds: 14 * 3600 })
  expect(await referencesOf(id)).toHaveLength(uninvitedPerDay)
  expect(await write({ referenceEmail: first }), 'one whose answer was lost').toMatchObject({
    status: 'submitted',
  })
  await expect(write({ referenceEmail: first, workingRelationship: 'Another text.' })).rejects.toMatchObject({
    code: 'REFERENCES_SPENT',
  })
  await write({}, dayAfter)
  expect(await referencesOf(id)).toHaveLength(uninvitedPerDay + 1)
})

test('a reference that the database refused takes nothing of the day', async () => {
  const { id, owner } = await ownerWithReferees({ references: [] })
  const db = database()
  const behind: Promise<unknown>[] = []
  let batches = 0
  const batch = (...statements: Parameters<typeof db.batch>) => {
    batches += 1
    // The first one reserves.
    return batches === 2 ? Promise.reject(new Error('refused')) : db.batch(...statements)
  }
  const keepAlive = (work: Promise<unknown>) => void behind.push(work)
  const refused = writerFor(owner.email, { db: Object.create(db, { batch: { value: batch } }), keepAlive })
  await expect(refused()).rejects.toThrow('refused')
  await Promise.all(behind)
  for (let count = 0; count < uninvitedPerDay; count += 1) await writerFor(owner.email)()
  expect(await referencesOf(id)).toHaveLength(uninvitedPerDay)
})

test('five of fifty references at once without an invitation are kept, for nobody else fewer', async () => {
  const [one, other] = [
    await ownerWithReferees({ references: [] }),
    await ownerWithReferees({ references: [] }),
  ]
  const write = writerFor(one.owner.email)
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => write()))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(uninvitedPerDay)
  expect(await referencesOf(one.id)).toHaveLength(uninvitedPerDay)
  await writerFor(other.owner.email)()
})

test('a candidate is found by their Gmail mailbox, in any spelling of a referee', async () => {
  const { id, owner } = await ownerWithReferees({ references: [] })
  const [plain, dotted] = gmailSpellings()
  await database().update(tables.users).set({ email: plain }).where(eq(tables.users.id, owner.id))
  await writerFor(dotted)()
  expect(await referencesOf(id)).toHaveLength(1)
})

test('a mailbox that Gmail lets be written in two ways gives one reference', async () => {
  const { id, owner } = await ownerWithReferees({ references: [] })
  const write = writerFor(owner.email)
  const [referenceEmail, other] = gmailSpellings()
  await write({ referenceEmail })
  await write({ referenceEmail: other, workingRelationship: 'Another text.' })
  const [only, ...more] = await referencesOf(id)
  expect(more).toEqual([])
  expect(only?.answers?.workingRelationship).toBe('Another text.')
  await database()
    .update(tables.references)
    .set({ status: 'validated' })
    .where(eq(tables.references.id, only?.id ?? 0))
  await expect(write({ referenceEmail: other })).rejects.toMatchObject({ code: 'REFERENCE_EXISTS' })
})

test.each([
  ['proton.me', 'protonmail.com'],
  ['pm.me', 'proton.me'],
  ['me.com', 'icloud.com'],
  ['icloud.com', 'mac.com'],
])('a mailbox at %s that is also at %s gives one reference, and none of its own page', async (...hosts) => {
  const { id, owner } = await ownerWithReferees({ references: [] })
  const [mine, alsoMine] = hostSpellings(...hosts)
  await database().update(tables.users).set({ email: mine }).where(eq(tables.users.id, owner.id))
  const write = writerFor(alsoMine)
  await expect(write({ referenceEmail: alsoMine })).rejects.toMatchObject({ code: 'OWN_ADDRESS' })
  const [referenceEmail, other] = hostSpellings(...hosts)
  await write({ referenceEmail })
  await write({ referenceEmail: other, workingRelationship: 'Another text.' })
  expect(await referencesOf(id)).toHaveLength(1)
})

test.each([
  ['proton.me', '', '.'],
  ['pm.me', '-', '_'],
  ['yandex.com', '.', '-'],
])('a mailbox at %s, with %j and with %j in its name, gives one reference', async (...spelling) => {
  const { id, owner } = await ownerWithReferees({ references: [] })
  const [mine, alsoMine] = taggedSpellings(...spelling)
  await database().update(tables.users).set({ email: mine }).where(eq(tables.users.id, owner.id))
  const write = writerFor(alsoMine)
  await expect(write({ referenceEmail: alsoMine })).rejects.toMatchObject({ code: 'OWN_ADDRESS' })
  const [referenceEmail, other] = taggedSpellings(...spelling)
  await write({ referenceEmail })
  await write({ referenceEmail: other, workingRelationship: 'Another text.' })
  expect(await referencesOf(id)).toHaveLength(1)
})

test('an owner is told of each reference without an invitation, without its words', async () => {
  const { owner } = await ownerWithReferees()
  const referenceEmail = address()
  const body = {
    candidateName: 'Petra',
    candidateEmail: owner.email,
    referenceEmail,
    uniqueStrengths: 'Buy at www.prize.example today.',
  }
  for (let times = 0; times < 2; times += 1) expect((await submit(body)).status).toBe(201)
  const mails = await mailsTo(owner.email, 'reference-uninvited')
  expect(mails).toHaveLength(1)
  const [{ text = '' } = {}] = mails
  expect(text).toContain('Ilse Brandt wrote a reference about working with you without an invitation')
  expect(text).toContain(maskEmail(referenceEmail))
  expect(text).toContain('hide it with one press')
  expect(text).not.toContain('prize')
})

test('an old flood reaches its owner a page at a time, without unconfirmed words, invited referees first', async () => {
  const account = await signedInAs('owner')
  const { id, referees } = await ownerWithReferees({}, account)
  const long = 'Very long words. '.repeat(100)
  const answers = Object.fromEntries(Object.keys(referenceAnswersSchema.shape).map((name) => [name, long]))
  const now = new Date()
  await database()
    .insert(tables.references)
    .values(
      Array.from({ length: 150 }, () => {
        const email = address()
        return {
          profileId: id,
          name: 'Flood',
          email,
          normalisedEmail: email,
          status: 'submitted' as const,
          answers: referenceAnswersSchema.parse(answers),
          submittedAt: now,
          createdAt: now,
        }
      }),
    )
  const pageOf = async (page: number) => {
    const text = await (await account.get(`/references?page=${page}`)).text()
    expect(text.length).toBeLessThan(100_000)
    return requestedReferenceSchema.array().parse(JSON.parse(text))
  }
  const first = await pageOf(1)
  expect(first).toHaveLength(referencesPerPage)
  expect(new Set(first.slice(0, 2).map(({ id }) => id))).toEqual(new Set(referees.map(({ id }) => id)))
  const all = [first]
  while (all.at(-1)?.length === referencesPerPage) all.push(await pageOf(all.length + 1))
  expect(new Set(all.flat().map(({ id }) => id)).size).toBe(152)
})

test('words under an address that nobody confirmed stay unread, also once they are cancelled', async () => {
  const account = await signedInAs('owner')
  await ownerWithReferees({ references: [] }, account)
  const body = { candidateName: 'Petra', candidateEmail: account.email, referenceEmail: address() }
  expect((await submit(body)).status).toBe(201)
  const listed = async () =>
    requestedReferenceSchema.array().parse(await (await account.get('/references')).json())
  const [waiting] = await listed()
  expect(waiting).toMatchObject({ status: 'submitted', answers: null })
  expect((await account.post(`/references/${waiting?.id}/cancel`)).status).toBe(204)
  expect(await listed()).toMatchObject([{ status: 'cancelled', answers: null }])
})

test('words under an address that nobody confirmed, and that address, are kept 30 days, also cancelled', async () => {
  const account = await signedInAs('owner')
  const { id } = await ownerWithReferees({ references: [] }, account)
  const [waiting, cancelled, invited] = [address(), address(), address()]
  const body = { candidateName: 'Petra', candidateEmail: account.email }
  for (const referenceEmail of [waiting, cancelled, invited])
    expect((await submit({ ...body, referenceEmail })).status).toBe(201)
  const of = async (email: string) => (await referencesOf(id)).find((one) => one.email === email)
  await database()
    .update(tables.references)
    .set({ firstName: 'Ilse', lastName: 'Brandt', invitedAt: new Date() })
    .where(eq(tables.references.id, (await of(invited))?.id ?? 0))
  for (const email of [cancelled, invited])
    expect((await account.post(`/references/${(await of(email))?.id}/cancel`)).status).toBe(204)
  await expireReferences(callOn(database()))
  expect(await referencesOf(id)).toHaveLength(3)
  expect((await of(cancelled))?.answers).not.toBeNull()
  await database()
    .update(tables.references)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(tables.references.profileId, id))
  await expireReferences(callOn(database()))
  expect(await referencesOf(id), 'one whom the owner asked stays in their list').toMatchObject([
    {
      email: invited,
      status: 'cancelled',
      answers: null,
      feedback: '',
      company: '',
      role: '',
      network: null,
    },
  ])
})
