import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import {
  confirmedAnswerSchema,
  type OwnReference,
  ownReferenceSchema,
  submittedAnswerSchema,
  unconfirmedReferenceSchema,
} from '#schema/references/reference-answers.ts'
import { referenceStatusSchema } from '#schema/references/references.ts'
import { submittedReferenceSchema } from '#schema/references/submitted-reference.ts'
import { confirmAddress, mailedToken, registeredOwner, verifiedOwner } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { mailsTo } from '#test/mailbox.ts'
import { database } from '#test/people.ts'
import {
  call,
  filledIn,
  getApi,
  invitationOf,
  invitedReferee,
  linkTo,
  ownerWithReferees,
  ownLinkOf,
  referenceOf,
  referencesOf,
  storedConfirmations,
  storyWithClaims,
  submit,
  validatedReferee,
} from '#test/referees.ts'
import { at, jsonOf } from '#test/requests.ts'
import { findFlags } from '../../../features/references/answer-queries.ts'
import { transitions } from '../../../features/references/transitions.ts'
import { tables } from '../../../services/database.ts'
import { submitReference } from '../../../workflows/references/submit-reference.ts'

const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const days = (count: number) => minutes(count * 24 * 60)
const uncachedRefusal = async (answer: Response | Promise<Response>) => {
  const { status, headers } = await answer
  expect(headers.get('cache-control')).toBe('no-store')
  return [status, (await jsonOf<{ code: string }>(answer)).code]
}
const publicProfile = (profileUrl: string) => getApi(`/public-profiles/${profileUrl}`)
const invitedOwner = async (overrides: Parameters<typeof ownerWithReferees>[0] = {}) => {
  const owner = await ownerWithReferees(overrides)
  const referee = owner.referees.find(({ status }) => status === 'invited')
  if (!referee) throw new Error('Nobody is invited')
  return { ...owner, referee, token: await invitationOf(referee) }
}

test('an invited referee answers once, counts at once, and the profile is published', async () => {
  const { profileUrl, referee, token, owner, storyIds } = await invitedOwner()
  const confirmations = [
    { storyId: storyIds[0], version: 1, claims: [{ claimIndex: 1, outcome: 'confirmed' }] },
  ]
  expect((await publicProfile(profileUrl)).status).toBe(404)
  // Neither the address nor whom it is about is the body's to say.
  const answer = await submit({
    token,
    confirmations,
    referenceEmail: 'somebody@else.example',
    candidateEmail: 'nobody@nowhere.example',
  })
  expect(answer.status).toBe(201)
  const body = submittedAnswerSchema.strict().parse(await answer.json())
  expect(body).toMatchObject({ status: 'validated', candidateFirstName: 'Petra' })

  const row = await referenceOf(referee.id)
  expect(row).toMatchObject({
    status: 'validated',
    email: referee.email,
    name: 'Ilse Brandt',
    company: 'Brandt Ferries',
    feedback: 'Petra asks before she draws anything.\n\nNine of ten boats were full by April.',
    network: expect.any(String),
  })
  for (const check of ['addressConfirmedAt', 'independentAt', 'validatedAt', 'consentAt'] as const)
    expect(row?.[check], check).toEqual(row?.submittedAt)

  const profile = await jsonOf<PublicProfile>(publicProfile(profileUrl))
  const card = profile.references.find(({ id }) => id === referee.id)
  expect(card).toMatchObject({ relationship: '', confirms: storyIds })
  expect(card?.checks.map(({ check }) => check)).toEqual([
    'address-confirmed',
    'independent',
    'stories-confirmed',
  ])
  expect(JSON.stringify(profile)).not.toContain('She hears what a crowd')
  expect(JSON.stringify(profile)).not.toContain(referee.email)

  const [mail] = await mailsTo(owner.email, 'reference-arrived')
  expect(mail?.subject).toBe('Ilse Brandt gave you a reference on Rembrandt')
  expect(await mailedToken('reference-thanks', referee.email)).toBe(body.own)
  expect(mail?.text).not.toContain(body.own)
  expect(mail?.text).toContain('A page needs two validated references')
})

test('the owner of a public page is told of a reference, not of what a page needs to be public', async () => {
  const { token, owner } = await invitedOwner({
    profile: { listedAt: new Date() },
    references: [validatedReferee(), validatedReferee(), invitedReferee()],
  })
  expect((await submit({ token })).status).toBe(201)
  const [mail] = await mailsTo(owner.email, 'reference-arrived')
  expect(mail?.text).toContain('The reference counts from now on.')
  expect(mail?.text).not.toContain('A page needs')
})

test('two referees who were named at registration answer by the links of their mails', async () => {
  const owner = await registeredOwner()
  await confirmAddress(owner)
  const [profile] = await database()
    .select()
    .from(tables.profiles)
    .where(eq(tables.profiles.profileUrl, owner.profileUrl))
  const referees = await referencesOf(profile?.id ?? 0)
  expect(referees.map(({ status }) => status)).toEqual(['invited', 'invited'])
  for (const { email, id } of referees) {
    const token = await mailedToken('invitation', email)
    expect((await getApi(`/reference-invitations/${token}`)).status).toBe(200)
    expect(await jsonOf(submit({ token }))).toMatchObject({ status: 'validated', candidateFirstName: 'Noor' })
    expect(await referenceOf(id)).toMatchObject({ status: 'validated', email })
    expect(await uncachedRefusal(getApi(`/reference-invitations/${token}`))).toEqual([410, 'LINK_USED'])
  }
})

test('the same answers again within a quarter of an hour are answered as the first time, any others not', async () => {
  const { referee, token, owner, storyIds } = await invitedOwner()
  const confirmations = [
    { storyId: storyIds[0], version: 1, claims: [{ claimIndex: 0, outcome: 'confirmed' }] },
  ]
  const send = (changes: object = {}, now = minutes(0)) =>
    submit({ token, confirmations, ...changes }, at(now))
  const first = await jsonOf(send())
  expect(await jsonOf(send({}, minutes(14)))).toEqual(first)
  expect(await uncachedRefusal(send({ referenceRole: 'Captain' }))).toEqual([410, 'LINK_USED'])
  expect(await uncachedRefusal(send({ confirmations: [] }))).toEqual([410, 'LINK_USED'])
  expect(await uncachedRefusal(send({}, minutes(16)))).toEqual([410, 'LINK_USED'])
  expect(await mailsTo(owner.email, 'reference-arrived')).toHaveLength(1)
  expect(await referenceOf(referee.id)).toMatchObject({ role: 'Harbour master' })
})

test('ten presses at once make one reference and one mail to each', async () => {
  const { id, referee, token, owner } = await invitedOwner()
  const answers = await Promise.all(Array.from({ length: 10 }, () => submit({ token })))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
  const bodies = await Promise.all(answers.map((answer) => jsonOf<{ own: string }>(answer)))
  expect(new Set(bodies.map(({ own }) => own)).size).toBe(1)
  expect(await referencesOf(id)).toHaveLength(2)
  expect(await mailsTo(owner.email, 'reference-arrived')).toHaveLength(1)
  expect(await mailsTo(referee.email, 'reference-thanks')).toHaveLength(1)
})

test('an address without an invitation is confirmed by mail; a second press is answered as the first', async () => {
  const { id, owner, profileUrl } = await ownerWithReferees({ references: [validatedReferee()] })
  const referenceEmail = `${randomUUID()}@brandt.example`
  const candidateEmail = owner.email.toUpperCase()
  const answer = await submit({ candidateEmail, referenceEmail })
  expect(answer.status).toBe(201)
  expect(submittedAnswerSchema.strict().parse(await answer.json())).toEqual({
    success: true,
    status: 'submitted',
    candidateFirstName: 'Petra',
  })
  const [, row] = await referencesOf(id)
  expect(row).toMatchObject({ status: 'submitted', addressConfirmedAt: null, validatedAt: null })
  expect(await mailsTo(owner.email, 'reference-arrived')).toEqual([])
  expect((await publicProfile(profileUrl)).status).toBe(404)

  const token = await mailedToken('confirm-reference', referenceEmail)
  const read = async () =>
    unconfirmedReferenceSchema.strict().parse(await jsonOf(getApi(`/references/unconfirmed/${token}`)))
  expect((await read()).answered).toBeNull()
  const first = await call('/references/confirm', { token })
  expect(first.status).toBe(200)
  const body = confirmedAnswerSchema.strict().parse(await first.json())
  expect(await jsonOf(call('/references/confirm', { token }, at(days(20))))).toEqual(body)
  expect(await mailedToken('reference-thanks', referenceEmail)).toBe(body.own)
  const [, confirmed] = await referencesOf(id)
  expect((await read()).answered, 'who opens the link again').toEqual({
    at: confirmed?.addressConfirmedAt?.toISOString(),
    own: body.own,
  })
  expect(await mailsTo(owner.email, 'reference-arrived')).toHaveLength(1)
  const profile = await jsonOf<PublicProfile>(publicProfile(profileUrl))
  expect(profile.references.map(({ name }) => name)).toContain('Ilse Brandt')
})

test('a later text replaces one that is not confirmed, whose link then ends', async () => {
  const { id, owner } = await ownerWithReferees()
  const body = { candidateEmail: owner.email, referenceEmail: `${randomUUID()}@brandt.example` }
  await submit(body)
  const earlier = await mailedToken('confirm-reference', body.referenceEmail)
  await submit({
    ...body,
    referenceEmail: body.referenceEmail.replace('@', '+ferries@'),
    referenceRole: 'Captain',
  })
  const later = await mailedToken('confirm-reference', body.referenceEmail, { count: 2 })
  expect(await uncachedRefusal(call('/references/confirm', { token: earlier }))).toEqual([
    410,
    'LINK_EXPIRED',
  ])
  const read = (token: string) => getApi(`/references/unconfirmed/${token}`)
  expect(await uncachedRefusal(read(earlier))).toEqual([410, 'LINK_EXPIRED'])
  const text = unconfirmedReferenceSchema.strict().parse(await jsonOf(read(later)))
  expect(text, 'whoever confirms has read it').toMatchObject({
    candidateName: 'Petra Proof',
    role: 'Captain',
  })
  expect((await call('/references/confirm', { token: later })).status).toBe(200)
  const rows = (await referencesOf(id)).filter(({ email }) => email === body.referenceEmail)
  expect(rows).toMatchObject([{ role: 'Captain', status: 'validated' }])
  expect(await uncachedRefusal(submit(body))).toEqual([409, 'REFERENCE_EXISTS'])
})

test('ten texts at once without an invitation are one reference, and one mail', async () => {
  const { id, owner } = await ownerWithReferees({ references: [] })
  const body = { candidateEmail: owner.email, referenceEmail: `${randomUUID()}@brandt.example` }
  const answers = await Promise.all(Array.from({ length: 10 }, () => submit(body)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
  expect(await referencesOf(id)).toHaveLength(1)
  expect(await mailsTo(body.referenceEmail, 'confirm-reference')).toHaveLength(1)
})

test('an address is mailed ten links a day to confirm itself, from all writers together', async () => {
  // Each of them is given five a day.
  const owners = [await ownerWithReferees(), await ownerWithReferees(), await ownerWithReferees()]
  const as = callOn(database())
  const referenceEmail = `${randomUUID()}@brandt.example`
  for (let text = 1; text <= 11; text += 1) {
    const candidateEmail = owners[text % 3]?.owner.email
    const body = filledIn({ candidateEmail, referenceEmail, referenceRole: `Text ${text}` })
    const answer = await submitReference(as, submittedReferenceSchema.parse(body))
    expect(answer.status).toBe('submitted')
    as.now = new Date(as.now.getTime() + 1_000)
  }
  expect(await mailsTo(referenceEmail, 'confirm-reference')).toHaveLength(10)
})

test('an invitation stays good until it is answered, even if somebody else writes under its address', async () => {
  const { referee, token, owner } = await invitedOwner()
  const stranger = { candidateEmail: owner.email, referenceEmail: referee.email, referenceName: 'Not Ilse' }
  expect((await submit(stranger)).status).toBe(201)
  const strangers = await mailedToken('confirm-reference', referee.email)
  expect(await jsonOf(getApi(`/reference-invitations/${token}`))).toMatchObject({ name: 'Ilse Brandt' })
  expect((await submit({ token })).status).toBe(201)
  expect(await referenceOf(referee.id)).toMatchObject({ name: 'Ilse Brandt', status: 'validated' })
  expect(await uncachedRefusal(call('/references/confirm', { token: strangers }))).toEqual([
    410,
    'LINK_EXPIRED',
  ])
  expect(await uncachedRefusal(submit(stranger))).toEqual([409, 'REFERENCE_EXISTS'])
})

test('nobody is their own referee, under any tag or case, and an unknown candidate gets no reference', async () => {
  const { id, owner } = await ownerWithReferees()
  const own = owner.email.toUpperCase().replace('@', '+friend@')
  const candidateEmail = owner.email
  expect(await uncachedRefusal(submit({ candidateEmail, referenceEmail: own }))).toEqual([409, 'OWN_ADDRESS'])
  expect(await uncachedRefusal(submit({ candidateEmail: 'nobody@nowhere.example' }))).toEqual([
    404,
    'CANDIDATE_NOT_FOUND',
  ])
  expect(await referencesOf(id)).toHaveLength(2)
  const invited = await invitedOwner({ references: [invitedReferee({ email: owner.email })] })
  await database()
    .update(tables.users)
    .set({ email: own.toLowerCase() })
    .where(eq(tables.users.id, invited.owner.id))
  expect(await uncachedRefusal(submit({ token: invited.token }))).toEqual([409, 'OWN_ADDRESS'])
  expect(await referenceOf(invited.referee.id)).toMatchObject({ status: 'invited', answers: null })
})

test('nobody is their own referee by dots that Gmail passes over', async () => {
  const { owner } = await ownerWithReferees()
  const name = randomUUID().slice(0, 8)
  const { users } = tables
  await database()
    .update(users)
    .set({ email: `${name}@gmail.com` })
    .where(eq(users.id, owner.id))
  const referenceEmail = `${name.split('').join('.')}+friend@googlemail.com`
  expect(await uncachedRefusal(submit({ candidateEmail: `${name}@gmail.com`, referenceEmail }))).toEqual([
    409,
    'OWN_ADDRESS',
  ])
})

test('a link that is forged, foreign, outdated or over opens nothing, and nothing is kept', async () => {
  const { referee, token, owner } = await invitedOwner()
  const { id, invitedAt, createdAt } = referee
  const other = await invitedOwner()
  const wrong = {
    forged: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    'of another purpose': await linkTo('referee', { id, createdAt: createdAt.getTime() }),
    'to confirm an address': await linkTo('confirm-reference', {
      id,
      submittedAt: invitedAt?.getTime() ?? 0,
    }),
    'of an invitation before': await invitationOf({ id, invitedAt: minutes(-5) }),
    'of one that is gone': await invitationOf({ id: 999_999_999, invitedAt }),
    nothing: 'no.thing',
  }
  for (const [fault, bad] of Object.entries(wrong)) {
    const answer = submit({ token: bad, candidateEmail: owner.email })
    expect([fault, ...(await uncachedRefusal(answer))]).toEqual([fault, 410, 'LINK_EXPIRED'])
  }
  expect(await uncachedRefusal(submit({ token }, at(days(31))))).toEqual([410, 'LINK_EXPIRED'])
  // A reminder's link is as good as the invitation is, not longer.
  const reminded = await invitationOf(referee, days(7))
  expect(await uncachedRefusal(submit({ token: reminded }, at(days(31))))).toEqual([410, 'LINK_EXPIRED'])
  expect(await referenceOf(id)).toMatchObject({ status: 'invited', answers: null, name: 'Ilse Brandt' })
  expect(await mailsTo(referee.email, 'reference-thanks')).toEqual([])
  for (const path of [
    '/references/confirm',
    '/references/confirm-story',
    '/references/withdraw',
    '/references/erase',
  ])
    expect([path, ...(await uncachedRefusal(call(path, { token })))]).toEqual([path, 410, 'LINK_EXPIRED'])
  expect((await submit({ token: other.token })).status, 'somebody else’s is still good').toBe(201)
  expect(await referenceOf(id)).toMatchObject({ status: 'invited' })
})

test('a program that opens every link changes nothing', async () => {
  const { id, referee, token, owner } = await invitedOwner()
  const referenceEmail = `${randomUUID()}@brandt.example`
  await submit({ candidateEmail: owner.email, referenceEmail })
  const unconfirmed = await mailedToken('confirm-reference', referenceEmail)
  const before = await referencesOf(id)
  const own = await ownLinkOf(referee)
  for (const path of ['submit-reference', 'references/confirm', 'references/withdraw', 'references/erase'])
    for (const link of [token, unconfirmed, own]) await getApi(`/${path}?token=${link}`)
  for (const link of [token, unconfirmed, own]) {
    await getApi(`/references/mine/${link}`)
    await getApi(`/story-confirmations/${link}`)
  }
  expect(await referencesOf(id)).toEqual(before)
})

test.each(
  referenceStatusSchema.options.flatMap((status) =>
    (['invitation', 'no invitation', 'confirmation'] as const).map((way) => [status, way] as const),
  ),
)('from %s a referee answers with %s only where the table of states lets them', async (status, way) => {
  const submittedAt = minutes(-60)
  const past = invitedReferee({ status, submittedAt, answers: null, feedback: 'What stood before.' })
  const { owner, referee } = await ownerWithReferees({ references: [past] }).then((one) => ({
    ...one,
    referee: one.referees[0] as (typeof one.referees)[number],
  }))
  const { id, invitedAt, email } = referee
  const answer =
    way === 'invitation'
      ? await submit({ token: await invitationOf({ id, invitedAt }) })
      : way === 'no invitation'
        ? await submit({ candidateEmail: owner.email, referenceEmail: email })
        : await call('/references/confirm', {
            token: await linkTo('confirm-reference', { id, submittedAt: submittedAt.getTime() }),
          })
  const next = way === 'no invitation' ? 'submitted' : 'validated'
  // A validator's no is theirs alone to take back; and what is confirmed is what waits for it.
  const isLetThrough =
    transitions[status].includes(next) &&
    status !== 'rejected' &&
    (way !== 'confirmation' || status === 'submitted')
  const isRepeat = way === 'confirmation' && status === 'validated'
  expect(answer.ok).toBe(isLetThrough || isRepeat)
  const row = await referenceOf(id)
  expect(row?.status).toBe(isLetThrough ? next : status)
  if (!isLetThrough) expect(row).toEqual(referee)
})

test('each claim is confirmed or told differently; the public sees the confirmed ones and no private word', async () => {
  const { profileUrl, referee, token, storyIds } = await invitedOwner()
  const confirmations = [
    {
      storyId: storyIds[0],
      version: 1,
      sentence: 'I counted them with her.',
      claims: [
        { claimIndex: 0, outcome: 'differs', words: 'It was nearer to 300.' },
        { claimIndex: 1, outcome: 'confirmed' },
      ],
    },
  ]
  expect((await submit({ token, confirmations })).status).toBe(201)
  const stored = await storedConfirmations(referee.id)
  expect(stored.confirmed).toMatchObject([
    { storyId: storyIds[0], version: 1, sentence: 'I counted them with her.' },
  ])
  expect(stored.claims.map(({ claimIndex, outcome, words }) => [claimIndex, outcome, words])).toEqual([
    [0, 'differs', 'It was nearer to 300.'],
    [1, 'confirmed', ''],
  ])
  const profile = await jsonOf<PublicProfile>(publicProfile(profileUrl))
  expect(profile.stories[0]?.claims.map(({ text }) => text)).toEqual(['By April 9 of 10 boats were full.'])
  expect(profile.stories[0]?.confirmations).toMatchObject([{ sentence: 'I counted them with her.' }])
  expect(JSON.stringify(profile)).not.toContain('nearer to 300')
})

test('a referee who remembers everything differently has confirmed no story', async () => {
  const { referee, token, storyIds } = await invitedOwner()
  const claims = [{ claimIndex: 0, outcome: 'differs', words: 'It was nearer to 300.' }]
  await submit({ token, confirmations: [{ storyId: storyIds[0], version: 1, claims }] })
  const stored = await storedConfirmations(referee.id)
  expect([stored.confirmed.length, stored.claims.length]).toEqual([0, 1])
})

test('a story without claims is confirmed as a whole', async () => {
  const { referee, token, storyIds } = await invitedOwner({ stories: [{}, {}] })
  const [one, two] = storyIds.map((storyId) => ({ storyId, version: 1 }))
  await submit({ token, confirmations: [{ ...one, isConfirmed: true }, two] })
  expect((await storedConfirmations(referee.id)).confirmed).toMatchObject([
    { storyId: storyIds[0], version: 1 },
  ])
})

test('an unknown, draft, foreign or repeated story is refused by name, and not kept', async () => {
  const { referee, token, storyIds } = await invitedOwner({
    stories: [storyWithClaims, { ...storyWithClaims, status: 'draft', validatedAt: null }],
  })
  const other = await ownerWithReferees()
  const [story, draft] = storyIds
  const claims = [{ claimIndex: 0, outcome: 'confirmed' }]
  const one = { storyId: story, version: 1, claims }
  const cases: [object[], string][] = [
    [[{ ...one, storyId: draft }], 'confirmations.0.storyId'],
    [[{ ...one, storyId: other.storyIds[0] }], 'confirmations.0.storyId'],
    [[{ ...one, version: 2 }], 'confirmations.0.storyId'],
    [
      [{ ...one, claims: [...claims, { claimIndex: 2, outcome: 'differs' }] }],
      'confirmations.0.claims.1.claimIndex',
    ],
    [[{ ...one, claims: [...claims, ...claims] }], 'confirmations.0.claims.1.claimIndex'],
    [[one, one], 'confirmations.1.storyId'],
    [[{ ...one, claims: [], isConfirmed: true }], 'confirmations.0.isConfirmed'],
    [[{ ...one, claims: [], sentence: 'I was there.' }], 'confirmations.0.sentence'],
  ]
  for (const [confirmations, path] of cases) {
    const answer = await submit({ token, confirmations })
    expect([answer.status, await jsonOf(answer)], path).toMatchObject([
      400,
      { code: 'BAD_REQUEST', details: [{ path, message: expect.stringMatching(/\w+ \w+/) }] },
    ])
  }
  const uninvited = await submit({ candidateEmail: other.owner.email, confirmations: [one] })
  expect(await jsonOf(uninvited)).toMatchObject({ details: [{ path: 'confirmations' }] })
  expect(await referenceOf(referee.id)).toMatchObject({ status: 'invited' })
  expect(await storedConfirmations(referee.id)).toEqual({ confirmed: [], claims: [] })
})

test('a form without a candidate, or with an answer too short, is refused with the field’s name', async () => {
  const answer = await call('/submit-reference', {
    ...filledIn({ candidateEmail: 'petra@proof.example' }),
    relationship: 'Met',
  })
  expect(answer.status).toBe(400)
  expect(await jsonOf(answer)).toMatchObject({
    details: [{ path: 'relationship', message: 'Please describe how you know this person and for how long' }],
  })
  expect(await jsonOf(submit({}))).toMatchObject({ details: [{ path: 'candidateEmail' }] })
})

test('a referee who answers from the network of the registration, or a private mailbox, is flagged', async () => {
  const owner = await verifiedOwner({ references: [] })
  const referenceEmail = `${randomUUID()}@gmail.com`
  await submit({ candidateEmail: owner.email, referenceEmail })
  const [profile] = await database()
    .select()
    .from(tables.profiles)
    .where(eq(tables.profiles.profileUrl, owner.profileUrl))
  const flags = await findFlags(callOn(database()), profile?.id ?? 0)
  expect([...flags.values()]).toEqual([['free-mail', 'same-network']])
})

test('a referee sees everything that is kept about them', async () => {
  const { referee, token, storyIds, profileUrl } = await invitedOwner()
  const claims = [{ claimIndex: 0, outcome: 'differs', words: 'It was nearer to 300.' }]
  const { own } = await jsonOf<{ own: string }>(
    submit({ token, confirmations: [{ storyId: storyIds[0], version: 1, claims }] }),
  )
  const answer = await getApi(`/references/mine/${own}`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const mine: OwnReference = ownReferenceSchema.strict().parse(await answer.json())
  expect(mine).toMatchObject({
    candidateName: 'Petra Proof',
    profileUrl,
    isPublic: true,
    status: 'validated',
    name: 'Ilse Brandt',
    email: referee.email,
    role: 'Harbour master',
    answers: { workingRelationship: 'Calm and exact.', additionalComments: '' },
    confirmations: [
      {
        title: storyWithClaims.title,
        isWaiting: false,
        claims: [
          {
            text: 'We asked 400 passengers when they wanted to go.',
            outcome: 'differs',
            words: 'It was nearer to 300.',
          },
        ],
      },
    ],
  })
})
