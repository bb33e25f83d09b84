import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { ownReferenceSchema } from '#schema/references/reference-answers.ts'
import { browser, signedInAs } from '#test/account.ts'
import { mailsTo } from '#test/mailbox.ts'
import { database, runJob } from '#test/people.ts'
import {
  call,
  getApi,
  gmailSpellings,
  invitationOf,
  invitedReferee,
  ownerWithReferees,
  ownLinkOf,
  referenceOf,
  referencesOf,
  submit,
  submittedAtOf,
} from '#test/referees.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'
import { keyedHash } from '../../../services/tokens.ts'

const tagged = (email: string) => email.toUpperCase().replace('@', `+${randomUUID().slice(0, 4)}@`)

/** An owner whom somebody they invited has told no, or whose validated referee was rejected. */
async function refusedOwner(status: 'declined' | 'rejected') {
  const account = await signedInAs('owner')
  const owner = await ownerWithReferees({}, account)
  const [validated, invited] = owner.referees
  if (!validated || !invited) throw new Error('There are not two referees')
  const referee = status === 'declined' ? invited : validated
  const answer =
    status === 'declined'
      ? await call('/references/decline', { token: await invitationOf(invited) })
      : await (await signedInAs('validator')).post(`/reviews/references/${validated.id}`, {
          submittedAt: await submittedAtOf(validated.id),
          verdict: 'rejected',
          note: 'Nobody knows them at the harbour.',
        })
  expect(answer.status).toBe(200)
  const invite = (email: string) =>
    account.post('/references', {
      firstName: 'Ilse',
      lastName: 'Brandt',
      email,
      solutionStory: 'We counted what was left.',
    })
  const write = (referenceEmail: string) =>
    submit({ candidateName: 'Petra', candidateEmail: account.email, referenceEmail })
  return { ...owner, account, referee, invite, write }
}
const sentence = { declined: 'REFEREE_DECLINED', rejected: 'REFEREE_REFUSED' } as const

test.each(['declined', 'rejected'] as const)(
  'a referee with the state %s is asked no more under any tag, nor written for without an invitation',
  async (status) => {
    const { referee, invite, write, account, storyIds } = await refusedOwner(status)
    const before = await mailsTo(referee.email)
    for (const email of [referee.email, tagged(referee.email)]) {
      expect(await refusalOf(invite(email))).toEqual([409, sentence[status]])
      expect(await refusalOf(write(email)), 'as of somebody whose reference counts').toEqual([
        409,
        'REFERENCE_EXISTS',
      ])
    }
    await runJob('remind-referees')
    expect((await account.post(`/references/${referee.id}/remind`)).status).toBe(409)
    expect(
      (await account.post(`/stories/${storyIds[0]}/ask-confirmation`, { referenceIds: [referee.id] })).status,
    ).toBe(404)
    expect(await mailsTo(referee.email)).toHaveLength(before.length)
    expect(await referenceOf(referee.id)).toMatchObject({ status })
  },
)

test.each(['declined', 'rejected'] as const)(
  'a refusal with the state %s holds after all data is erased, and no address is kept for it',
  async (status) => {
    const { referee, invite, write, id } = await refusedOwner(status)
    expect((await call('/references/erase', { token: await ownLinkOf(referee) })).status).toBe(200)
    expect((await referencesOf(id)).map(({ email }) => email)).not.toContain(referee.email)
    const before = await mailsTo(referee.email)
    for (const email of [referee.email, tagged(referee.email)]) {
      expect(await refusalOf(invite(email))).toEqual([409, 'REFEREE_REFUSED'])
      expect(await refusalOf(write(email))).toEqual([409, 'REFERENCE_EXISTS'])
    }
    expect(await mailsTo(referee.email)).toHaveLength(before.length)
    const rows = await database().select().from(tables.refusedReferees)
    expect(JSON.stringify(rows)).not.toContain(referee.email)
    // For another person they may be asked.
    const other = await ownerWithReferees()
    const answer = await submit({
      candidateName: 'Petra',
      candidateEmail: other.owner.email,
      referenceEmail: referee.email,
    })
    expect(answer.status).toBe(201)
  },
)

test('a refusal holds in every spelling of a Gmail mailbox, also once it was erased', async () => {
  const [email, other] = gmailSpellings()
  const account = await signedInAs('owner')
  const { referees } = await ownerWithReferees({ references: [invitedReferee({ email })] }, account)
  const [referee] = referees
  if (!referee) throw new Error('Nobody is invited')
  const invite = () =>
    account.post('/references', {
      firstName: 'Ilse',
      lastName: 'Brandt',
      email: other,
      solutionStory: 'We counted what was left.',
    })
  await call('/references/decline', { token: await invitationOf(referee) })
  expect(await refusalOf(invite())).toEqual([409, 'REFEREE_DECLINED'])
  await call('/references/erase', { token: await ownLinkOf(referee) })
  expect(await refusalOf(invite())).toEqual([409, 'REFEREE_REFUSED'])
})

test('a refusal erased before Gmail’s dots were ignored holds for the address as it was written', async () => {
  const [, spelling] = gmailSpellings()
  const account = await signedInAs('owner')
  const { id } = await ownerWithReferees({ references: [] }, account)
  await database()
    .insert(tables.refusedReferees)
    .values({
      profileId: id,
      hash: await keyedHash(
        inject('authSecret'),
        'refused-referee',
        `${id}/${spelling.toLowerCase().replace('+two', '')}`,
      ),
    })
  const invitation = { firstName: 'Ilse', lastName: 'Brandt', solutionStory: 'We counted what was left.' }
  expect(await refusalOf(account.post('/references', { ...invitation, email: spelling }))).toEqual([
    409,
    'REFEREE_REFUSED',
  ])
  const uninvited = { candidateName: 'Petra', candidateEmail: account.email, referenceEmail: spelling }
  expect(await refusalOf(submit(uninvited))).toEqual([409, 'REFERENCE_EXISTS'])
})

test('a referee who withdrew and had it erased has refused nothing: they may be asked again', async () => {
  const account = await signedInAs('owner')
  const { referees } = await ownerWithReferees({}, account)
  const [validated] = referees
  if (!validated) throw new Error('Nobody is there')
  expect((await call('/references/erase', { token: await ownLinkOf(validated) })).status).toBe(200)
  const again = await account.post('/references', {
    firstName: 'Ilse',
    lastName: 'Brandt',
    email: validated.email,
    solutionStory: 'We counted what was left.',
  })
  expect(again.status).toBe(201)
})

test('a referee who declines gets a link by which they see and erase the data kept about them', async () => {
  const { referees } = await ownerWithReferees()
  const invited = referees[1]
  if (!invited) throw new Error('Nobody is invited')
  const answer = await call('/references/decline', { token: await invitationOf(invited) })
  const { own } = await jsonOf<{ own: string }>(answer)
  const reference = ownReferenceSchema.parse(await jsonOf(getApi(`/references/mine/${own}`)))
  expect(reference).toMatchObject({ status: 'declined', email: invited.email })
  expect((await browser().post('/references/erase', { token: own })).status).toBe(200)
  expect(await referenceOf(invited.id)).toBeUndefined()
})
