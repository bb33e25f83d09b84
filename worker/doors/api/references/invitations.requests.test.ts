import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import {
  declinedAnswerSchema,
  invitationSchema,
  type RequestedReference,
  requestedReferenceSchema,
} from '#schema/references/reference-answers.ts'
import { referenceStatusSchema } from '#schema/references/references.ts'
import {
  browser,
  confirmAddress,
  mailedToken,
  registeredOwner,
  registration,
  signedInAs,
  signIn,
  verifiedOwner,
} from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { database, runJob } from '#test/people.ts'
import { filledIn, gmailSpellings, ownLinkOf } from '#test/referees.ts'
import { at, jsonOf, refusalOf } from '#test/requests.ts'
import { transitions } from '../../../features/references/transitions.ts'
import { upsertVersion } from '../../../features/stories/commands.ts'
import { tables } from '../../../services/database.ts'
import { inviteWaiting } from '../../../workflows/references/invite-referees.ts'

const { outbox, profiles, references, stories, suppressions, users } = tables
const dayMs = 24 * 3600 * 1000
const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs)
const address = () => `${randomUUID()}@brandt.example`
const invitation = (changes: object = {}) => ({
  firstName: 'Ilse',
  lastName: 'Brandt',
  email: address(),
  solutionStory: 'We counted what was left every evening.',
  ...changes,
})
type Owner = Awaited<ReturnType<typeof verifiedOwner>>

const mailsTo = (to: string, kind?: string) =>
  database()
    .select()
    .from(outbox)
    .where(and(eq(outbox.to, to), kind ? eq(outbox.kind, kind) : undefined))
    .orderBy(outbox.id)
const rowOf = async (email: string) => {
  const [row] = await database().select().from(references).where(eq(references.email, email))
  if (!row) throw new Error(`Nobody asked ${email}`)
  return row
}
const listOf = async (owner: Owner) =>
  requestedReferenceSchema
    .strict()
    .array()
    .parse(await jsonOf(owner.get('/references')))
const invite = async (owner: Owner, changes: object = {}, when = {}) => {
  const body = invitation(changes)
  const answer = await owner.post('/references', body, when)
  expect(answer.status).toBe(201)
  const reference = requestedReferenceSchema.strict().parse(await answer.json())
  return { ...body, id: reference.id, token: await mailedToken('invitation', body.email) }
}
/** As if an invitation had been sent a week and more ago: until then no job, also of another test, reminds of it. */
const isOld = (id: number) =>
  database()
    .update(references)
    .set({ invitedAt: daysFromNow(-7.5) })
    .where(eq(references.id, id))
/** Ends the time of invitations together: the job, also of another file, finds all of them or none. */
const areOver = (...invited: { id: number }[]) =>
  database()
    .update(references)
    .set({ expiresAt: daysFromNow(-1) })
    .where(
      inArray(
        references.id,
        invited.map(({ id }) => id),
      ),
    )
const open = (token: string, when = {}) => browser().get(`/reference-invitations/${token}`, when)
const decline = (token: string, more: object = {}) =>
  browser().post('/references/decline', { token, ...more })

/** An owner of whom a test needs nothing but that they ask. */
let asking: Owner
beforeAll(async () => {
  asking = await verifiedOwner()
})

test('a referee named in a registration is asked by a mail that says who asks, for what, until when', async () => {
  const email = address()
  const owner = await registeredOwner({
    references: [
      invitation({ email, solutionStory: 'We counted it. See https://prize.example or prize.co\u202e!' }),
    ],
  })
  await confirmAddress(owner)
  const [mail, ...others] = await mailsTo(email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    kind: 'invitation',
    isSecret: true,
    subject: 'Noor Haddad asks you for a few words about working together',
  })
  const { text = '' } = mail ?? {}
  expect(text).toContain('Dear Ilse,')
  expect(text).toContain('Noor Haddad asks you for a reference')
  expect(text).toContain('“We counted it. See … or prize. co!”')
  expect(text).toMatch(/\/reference-form\?for=Noor#token=\S+/)
  expect(text).toMatch(/\/withdraw-reference#decline=\S+/)
  const { invitedAt, expiresAt } = await rowOf(email)
  expect(expiresAt?.getTime()).toBe((invitedAt?.getTime() ?? 0) + 30 * dayMs)
  expect(text).toContain(
    `open until ${expiresAt?.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}`,
  )
  expect(await listOf(owner)).toMatchObject([{ email, status: 'invited', problem: null, confirms: [] }])
})

test('a name that could pass for an offer is not repeated to people who never asked for mail', async () => {
  const email = address()
  const owner = await registeredOwner({
    fullName: 'Win www.prize.example now',
    references: [invitation({ email, firstName: 'Click prize.example' })],
  })
  await confirmAddress(owner)
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain('Hello,')
  expect(mail?.text).toContain('Somebody you worked with asks you for a reference')
  expect(mail?.subject).toBe('Somebody you worked with asks you for a few words about working together')
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/prize/)
})

test('the same registration again asks nobody twice', async () => {
  const input = registration()
  for (let times = 0; times < 2; times += 1) await browser().post('/register-free-profile', input)
  const owner = await signIn(browser(), input.email, input.password)
  for (let times = 0; times < 2; times += 1) await confirmAddress({ ...owner, email: input.email })
  for (const { email } of input.references) expect(await mailsTo(email)).toHaveLength(1)
})

test('an invitation fills in the beginning of the form, and opening it changes nothing', async () => {
  const owner = await verifiedOwner()
  const { email, token } = await invite(owner, { words: 'You saw the evenings nobody else saw.' })
  const before = await rowOf(email)
  for (const userAgent of ['Mozilla/5.0 (compatible; Scanner/1.0)', 'curl/8']) {
    const scanner = browser(undefined, { userAgent })
    for (let times = 0; times < 2; times += 1)
      expect((await scanner.get(`/reference-invitations/${token}`)).status).toBe(200)
  }
  const [mail] = await mailsTo(email)
  for (const [link] of `${mail?.text}`.matchAll(/https?:\S+/g)) await fetch(link)
  expect(await rowOf(email)).toEqual(before)
  const answer = await open(token)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(invitationSchema.strict().parse(await answer.json())).toEqual({
    candidateFirstName: 'Noor',
    candidateName: 'Noor Haddad',
    email,
    name: 'Ilse Brandt',
    solutionStory: 'We counted what was left every evening.',
    words: 'You saw the evenings nobody else saw.',
    expiresAt: before.expiresAt?.toISOString(),
    declined: null,
    stories: [],
  })
})

test('a referee sees what was submitted or validated of the stories, with its claims, and never a draft', async () => {
  const owner = await verifiedOwner()
  const { token } = await invite(owner)
  const db = database()
  const profileId = sql`(select id from ${profiles} where profile_url = ${owner.profileUrl})`
  const now = new Date()
  const text = {
    problemDescription: 'P',
    task: 'T',
    solution: 'We baked 40 loaves. We waited.',
    results: 'R',
  }
  const rows = await db
    .insert(stories)
    .values(
      ['first', 'second', 'third'].map((title, index) => ({
        profileId,
        position: index,
        title,
        ...text,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning({ id: stories.id })
  const versions = [
    [0, 1, 'validated', 'The first, published'],
    [0, 2, 'submitted', 'The first, submitted'],
    [0, 3, 'draft', 'The first, in the drawer'],
    [1, 1, 'validated', 'The second'],
    [2, 1, 'draft', 'The third, in the drawer'],
    [2, 2, 'returned', 'The third, returned'],
  ] as const
  for (const [place, version, status, title] of versions)
    await db.batch(
      upsertVersion(
        { db },
        { ...text, title, status, version, storyId: rows[place]?.id ?? 0, editedAt: now, createdAt: now },
      ),
    )
  const { stories: list } = invitationSchema.parse(await jsonOf(open(token)))
  expect(list.map(({ title, version }) => [title, version])).toEqual([
    ['The first, submitted', 2],
    ['The second', 1],
  ])
  expect(list[0]?.claims).toEqual([{ claimIndex: 0, part: 'solution', text: 'We baked 40 loaves.' }])
})

test('nobody is their own referee, in any case and under any tag', async () => {
  const [local, domain] = asking.email.split('@')
  for (const email of [asking.email, asking.email.toUpperCase(), `${local}+boss@${domain}`])
    expect(await refusalOf(asking.post('/references', invitation({ email })))).toEqual([409, 'OWN_ADDRESS'])
})

test('a mailbox is asked once, in any spelling that Gmail allows', async () => {
  const [email, other] = gmailSpellings()
  await invite(asking, { email })
  expect(await refusalOf(asking.post('/references', invitation({ email: other })))).toEqual([
    409,
    'REFERENCE_EXISTS',
  ])
})

test('an address is asked once, in any case and under any tag', async () => {
  const { email } = await invite(asking)
  const other = email.toUpperCase().replace('@', '+two@')
  expect(await refusalOf(asking.post('/references', invitation({ email: other })))).toEqual([
    409,
    'REFERENCE_EXISTS',
  ])
})

test('an invitation that is asked for again, or twice at once, is one, with one mail', async () => {
  const body = invitation()
  const answers = await Promise.all([1, 2].map(() => asking.post('/references', body)))
  answers.push(await asking.post('/references', body))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const ids = await Promise.all(answers.map((answer) => jsonOf<RequestedReference>(answer)))
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
  expect(await mailsTo(body.email)).toHaveLength(1)
  const later = at(daysFromNow(0.02))
  expect(await refusalOf(asking.post('/references', body, later))).toEqual([409, 'REFERENCE_EXISTS'])
  const inOtherWords = { ...body, firstName: 'Ilsa' }
  expect(await refusalOf(asking.post('/references', inOtherWords))).toEqual([409, 'REFERENCE_EXISTS'])
})

test('an invitation that was written without its mail is mailed when it is asked for again', async () => {
  const body = invitation()
  await invite(asking, body)
  const db = database()
  await db.update(references).set({ invitedAt: null }).where(eq(references.email, body.email))
  await db.delete(outbox).where(eq(outbox.to, body.email))
  await invite(asking, body)
  expect(await mailsTo(body.email)).toHaveLength(1)
})

test.each([
  [{ firstName: '' }, 'firstName'],
  [{ email: 'nowhere' }, 'email'],
  [{ solutionStory: 'Short' }, 'solutionStory'],
  [{ words: 'Look at www.prize.example' }, 'words'],
  [{ words: 'x'.repeat(601) }, 'words'],
])('%j is refused beside its field, and nobody is asked', async (changes, path) => {
  const body = invitation(changes)
  const answer = await asking.post('/references', body)
  expect(await jsonOf<object>(answer)).toMatchObject({ code: 'BAD_REQUEST', details: [{ path }] })
  expect(await mailsTo(body.email)).toEqual([])
})

test('a referee asked again after an invitation ended gets a new one, and earlier links have ended', async () => {
  const owner = asking
  const { email, id, token } = await invite(owner)
  expect((await owner.post(`/references/${id}/cancel`)).status).toBe(204)
  for (const use of [open, decline]) expect(await refusalOf(use(token))).toEqual([410, 'LINK_EXPIRED'])
  const again = await owner.post(
    '/references',
    invitation({ email, firstName: 'Ilsa' }),
    at(daysFromNow(0.01)),
  )
  expect(again.status).toBe(201)
  expect(await jsonOf<RequestedReference>(again)).toMatchObject({
    id,
    name: 'Ilsa Brandt',
    status: 'invited',
  })
  expect(await refusalOf(open(token))).toEqual([410, 'LINK_EXPIRED'])
  expect(await refusalOf(decline(token))).toEqual([410, 'LINK_EXPIRED'])
  expect((await open(await mailedToken('invitation', email, { count: 2 }))).status).toBe(200)
})

test('a withdrawn reference counts no more when its referee is asked again', async () => {
  const owner = await verifiedOwner()
  const { email, id } = await invite(owner)
  const db = database()
  const now = new Date()
  const { profileId } = await rowOf(email)
  const text = { problemDescription: 'P', solution: 'S', results: 'We baked 40 loaves.' }
  const [story] = await db
    .insert(stories)
    .values({ ...text, profileId, position: 0, title: 'Bread', createdAt: now, updatedAt: now })
    .returning({ id: stories.id })
  const storyId = story?.id ?? 0
  await db.batch(
    upsertVersion({ db }, { ...text, title: 'Bread', storyId, version: 1, editedAt: now, createdAt: now }),
  )
  await db.batch([
    db.insert(tables.confirmations).values({ storyId, version: 1, referenceId: id, confirmedAt: now }),
    db
      .insert(tables.claimConfirmations)
      .values({ ...{ storyId, version: 1, claimIndex: 0, referenceId: id }, outcome: 'confirmed', at: now }),
  ])
  const confirmed = { status: 'validated', addressConfirmedAt: now } as const
  await db.update(references).set(confirmed).where(eq(references.id, id))
  const confirms = async () => (await listOf(owner)).find((one) => one.id === id)?.confirms
  expect(await confirms()).toEqual([{ storyId, title: 'Bread', isConfirmed: true, claims: 1, differs: [] }])
  const fields = { status: 'withdrawn', feedback: 'Good bread', addressConfirmedAt: now } as const
  await db.update(references).set(fields).where(eq(references.id, id))
  expect((await owner.post('/references', invitation({ email }))).status).toBe(201)
  expect(await confirms()).toEqual([])
  expect(await rowOf(email)).toMatchObject({ status: 'invited', feedback: '', addressConfirmedAt: null })
})

test('a reminder goes once a day at most and three times in all, and holds a link of the same invitation', async () => {
  const owner = await verifiedOwner()
  const { email, id, token } = await invite(owner)
  const remind = (days: number) => owner.post(`/references/${id}/remind`, {}, at(daysFromNow(days)))
  for (const days of [1, 2.5, 4]) expect((await remind(days)).status).toBe(202)
  expect(await mailsTo(email, 'reminder')).toHaveLength(3)
  expect(await refusalOf(remind(4.5))).toEqual([409, 'REMINDED_ENOUGH'])
  expect(await refusalOf(remind(9))).toEqual([409, 'REMINDED_ENOUGH'])
  const [first] = await mailsTo(email, 'reminder')
  expect(first).toMatchObject({ isSecret: true, subject: 'Noor Haddad still hopes for a few words from you' })
  const reminded = await mailedToken('reminder', email)
  for (const link of [token, reminded]) expect((await open(link)).status).toBe(200)
  expect(await refusalOf(open(reminded, at(daysFromNow(31))))).toEqual([410, 'LINK_EXPIRED'])
  expect(await refusalOf(remind(31))).toEqual([409, 'REFERENCE_NOT_OPEN'])
})

test('two reminders within a day are one', async () => {
  const { email, id } = await invite(asking)
  const answers = await Promise.all([1, 2].map(() => asking.post(`/references/${id}/remind`)))
  expect(answers.map(({ status }) => status)).toContain(202)
  expect(await refusalOf(asking.post(`/references/${id}/remind`))).toEqual([409, 'REMINDED_ENOUGH'])
  expect(await mailsTo(email, 'reminder')).toHaveLength(1)
})

test('an owner’s list holds only their own references, and another owner’s is not found', async () => {
  const [owner, other] = [await verifiedOwner(), await verifiedOwner()]
  const { id, email } = await invite(owner)
  for (const action of ['remind', 'cancel'])
    for (const reference of [id, 999_999_999])
      expect(await refusalOf(other.post(`/references/${reference}/${action}`))).toEqual([
        404,
        'REFERENCE_NOT_FOUND',
      ])
  expect((await rowOf(email)).status).toBe('invited')
  expect((await listOf(other)).map((one) => one.id)).not.toContain(id)
  const [newest] = await listOf(owner)
  expect(newest?.id).toBe(id)
})

test('an owner never sees a link of their referees', async () => {
  const { token } = await invite(asking)
  expect(await (await asking.get('/references')).text()).not.toContain(token.slice(0, 20))
})

test('validators and administrators have no references of their own', async () => {
  const validator = await signedInAs('validator')
  expect(await refusalOf(validator.get('/references'))).toEqual([404, 'NO_OWN_PROFILE'])
  expect(await refusalOf(validator.post('/references', invitation()))).toEqual([404, 'NO_OWN_PROFILE'])
})

test('declining is one press, tells the owner why, and ends the mails of this owner', async () => {
  const owner = await verifiedOwner()
  const { email, id, token } = await invite(owner)
  const answer = await decline(token, { reason: 'We only met once. www.prize.example' })
  expect(answer.status).toBe(200)
  const { own } = declinedAnswerSchema.parse(await answer.json())
  expect((await decline(token)).status, 'a second press').toBe(200)
  expect(await rowOf(email)).toMatchObject({ status: 'declined', note: expect.stringContaining('met once') })
  const mails = await mailsTo(owner.email, 'reference-declined')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Ilse Brandt would rather not')
  expect(mails[0]?.text).toContain('“We only met once. …”')
  expect(await jsonOf(open(token)), 'they may think better of it').toMatchObject({
    declined: { at: expect.stringMatching(/^\d{4}-/), own },
  })
  expect(await refusalOf(owner.post('/references', invitation({ email })))).toEqual([409, 'REFEREE_DECLINED'])
  expect(await refusalOf(owner.post(`/references/${id}/remind`))).toEqual([409, 'REFERENCE_NOT_OPEN'])
  expect(await listOf(owner)).toContainEqual(
    expect.objectContaining({ id, status: 'declined', problem: null }),
  )
  const other = await verifiedOwner()
  expect((await invite(other, { email })).token).toBeTruthy()
})

test('a referee who wants no invitations gets none, and the owner sees that no mail reaches them', async () => {
  const owner = await verifiedOwner()
  const { email, token } = await invite(owner)
  expect((await decline(token)).status).toBe(200)
  expect((await decline(token, { never: true })).status, 'thought of later').toBe(200)
  const kinds = await database().select().from(suppressions).where(eq(suppressions.normalisedEmail, email))
  expect(kinds.map(({ kind, reason }) => [kind, reason]).sort()).toEqual([
    ['confirm-story', 'asked'],
    ['invitation', 'asked'],
    ['reminder', 'asked'],
  ])
  const other = await verifiedOwner()
  const tagged = email.replace('@', '+work@')
  const answer = await other.post('/references', invitation({ email: tagged }))
  expect(await jsonOf<RequestedReference>(answer)).toMatchObject({ invitedAt: null, problem: 'stopped' })
  const [user] = await database().select().from(users).where(eq(users.email, other.email))
  await inviteWaiting(callOn(database()), user?.id ?? '')
  expect(await mailsTo(tagged)).toEqual([])
})

test.each([
  ['submitted', 200],
  ['withdrawn', 200],
  ['validated', 410],
  ['rejected', 410],
] as const)('the link of an invitation whose answer is %s answers %i', async (status, answer) => {
  const { id, token } = await invite(asking)
  await database().update(references).set({ status }).where(eq(references.id, id))
  const response = await open(token)
  expect(response.status).toBe(answer)
  if (answer === 410) expect(await refusalOf(response)).toEqual([410, 'LINK_USED'])
})

test.each(['nothing at all', `${'a'.repeat(22)}.${'b'.repeat(43)}`])(
  '%s opens no invitation',
  async (token) => {
    expect(await refusalOf(open(encodeURIComponent(token)))).toEqual([410, 'LINK_EXPIRED'])
    expect(await refusalOf(decline(token))).toEqual([410, 'LINK_EXPIRED'])
  },
)

test('a referee who has not answered after a week is reminded, once', async () => {
  const owner = await verifiedOwner()
  const early = await invite(owner, {}, at(daysFromNow(-6.5)))
  const late = await invite(owner, {}, at(daysFromNow(-7.5)))
  await runJob('remind-referees')
  await runJob('remind-referees')
  expect(await mailsTo(early.email, 'reminder')).toEqual([])
  expect(await mailsTo(late.email, 'reminder')).toHaveLength(1)
  const { remindedAt, invitedAt } = await rowOf(late.email)
  expect(remindedAt).not.toBeNull()
  expect((await open(await mailedToken('reminder', late.email))).status).toBe(200)
  expect(invitedAt?.getTime()).toBeLessThan(Date.now() - 7 * dayMs)
})

test('a stranger’s text under an invited address stops no reminder, and the reminder says so', async () => {
  const owner = await verifiedOwner()
  const { email, id } = await invite(owner)
  const answer = await browser().post(
    '/submit-reference',
    filledIn({ candidateEmail: owner.email, referenceEmail: email, referenceName: 'Not Ilse' }),
  )
  expect(answer.status).toBe(201)
  await isOld(id)
  await runJob('remind-referees')
  await runJob('remind-referees')
  const reminders = await mailsTo(email, 'reminder')
  expect(reminders).toHaveLength(1)
  expect(reminders[0]?.text).toContain('Dear Ilse,')
  expect(reminders[0]?.text).toContain('A reference was sent under this address and never confirmed.')
  expect(reminders[0]?.text).not.toContain('has not heard from you yet')
  expect((await open(await mailedToken('reminder', email))).status).toBe(200)
})

test.each([
  ['declined', 409, (_: Owner, token: string) => decline(token)],
  [
    'withdrawn',
    201,
    async (_: Owner, token: string, id: number, email: string) => {
      expect((await browser().post('/submit-reference', filledIn({ token }))).status).toBe(201)
      const { createdAt } = await rowOf(email)
      return browser().post('/references/withdraw', { token: await ownLinkOf({ id, createdAt }) })
    },
  ],
] as const)(
  'a referee who has %s is not reminded, even if somebody writes under their address',
  async (status, answered, act) => {
    const owner = await verifiedOwner()
    const { email, id, token } = await invite(owner)
    expect((await act(owner, token, id, email)).status).toBe(200)
    expect((await rowOf(email)).status).toBe(status)
    const body = filledIn({ candidateEmail: owner.email, referenceEmail: email })
    expect((await browser().post('/submit-reference', body)).status).toBe(answered)
    expect((await rowOf(email)).status).toBe(answered === 201 ? 'submitted' : status)
    await isOld(id)
    await runJob('remind-referees')
    expect(await mailsTo(email, 'reminder')).toEqual([])
  },
)

test('an invitation is over after 30 days, and one mail tells the owner who did not answer', async () => {
  const owner = await verifiedOwner()
  const first = await invite(owner)
  const second = await invite(owner, { firstName: 'Omar', lastName: 'Said' })
  const third = await invite(owner, { firstName: 'Ute', lastName: 'Lind' })
  const young = await invite(owner, { firstName: 'Bo', lastName: 'Berg' })
  await database().update(references).set({ status: 'submitted' }).where(eq(references.id, third.id))
  await areOver(first, second, third)
  expect(await refusalOf(open(first.token)), 'before the job').toEqual([410, 'LINK_EXPIRED'])
  await runJob('expire-references')
  await runJob('expire-references')
  for (const { email } of [first, second, third]) expect((await rowOf(email)).status).toBe('expired')
  expect((await rowOf(young.email)).status).toBe('invited')
  const mails = await mailsTo(owner.email, 'reference-expired')
  expect(mails).toHaveLength(1)
  const [silent = '', unconfirmed = ''] = (mails[0]?.text ?? '').split('A reference was written')
  expect(silent).toContain('- Ilse Brandt\n- Omar Said')
  expect(unconfirmed).toContain('- Ute Lind')
  expect(mails[0]?.text).not.toContain('Bo Berg')
  expect(await refusalOf(open(first.token))).toEqual([410, 'LINK_EXPIRED'])
})

test('erasing one of several whose invitations ran out leaves their owner the mail about all of them', async () => {
  const owner = await verifiedOwner()
  const first = await invite(owner)
  await areOver(first, await invite(owner, { firstName: 'Omar', lastName: 'Said' }))
  await runJob('expire-references')
  const { id, createdAt } = await rowOf(first.email)
  const answer = await browser().post('/references/erase', { token: await ownLinkOf({ id, createdAt }) })
  expect(answer.status).toBe(200)
  expect(await mailsTo(first.email)).toEqual([])
  const [mail] = await mailsTo(owner.email, 'reference-expired')
  expect(mail?.text).toContain('- Omar Said')
  expect(mail?.isSecret, 'blanked once it is sent, since it names who may have had themselves erased').toBe(
    true,
  )
})

const changes = {
  cancelled: { make: (owner: Owner, { id }: { id: number }) => owner.post(`/references/${id}/cancel`) },
  declined: { make: (_: Owner, { token }: { token: string }) => decline(token) },
  expired: { make: () => runJob('expire-references') },
  invited: {
    make: (owner: Owner, { email }: { email: string }) => owner.post('/references', invitation({ email })),
  },
} as const
const pairs = referenceStatusSchema.options.flatMap((from) =>
  (Object.keys(changes) as (keyof typeof changes)[]).map((to) => [from, to] as const),
)

test.each(pairs)('a reference that is %s becomes %s only where the table says so', async (from, to) => {
  const invited = await invite(asking)
  // The expiry is at a time that no other test's references have.
  const over = to === 'expired' && { expiresAt: daysFromNow(-1) }
  await database()
    .update(references)
    .set({ status: from, ...over })
    .where(eq(references.id, invited.id))
  await changes[to].make(asking, invited)
  const becomes = transitions[from].includes(to) ? to : from
  expect((await rowOf(invited.email)).status).toBe(becomes)
})
