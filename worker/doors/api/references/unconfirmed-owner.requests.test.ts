import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestedReferenceSchema } from '#schema/references/reference-answers.ts'
import { browser, confirmAddress, mailedToken, registeredOwner, signedInAs } from '#test/account.ts'
import { callOn } from '#test/call.ts'
import { mailsTo } from '#test/mailbox.ts'
import { database, runJob } from '#test/people.ts'
import { ownerWithReferees, submit } from '#test/referees.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'
import { inviteWaiting } from '../../../workflows/references/invite-referees.ts'

const { references, users } = tables
const address = () => `${randomUUID()}@brandt.example`
const invitation = (email: string) => ({
  firstName: 'Ilse',
  lastName: 'Brandt',
  email,
  solutionStory: 'We counted what was left every evening.',
})
const referenceAt = async (email: string) => {
  const [row] = await database().select().from(references).where(eq(references.email, email))
  if (!row) throw new Error(`Nobody asked ${email}`)
  return row
}
/** What the job writes for one owner; the job itself would write for the other tests. */
const inviteFor = async (email: string) => {
  const [user] = await database().select().from(users).where(eq(users.email, email))
  await inviteWaiting(callOn(database()), user?.id ?? '')
}

test('a referee named in a registration is written to once the owner has confirmed their address', async () => {
  const [first, second] = [address(), address()]
  const owner = await registeredOwner({ references: [invitation(first), invitation(second)] })
  await inviteFor(owner.email)
  expect([await mailsTo(first), await mailsTo(second)]).toEqual([[], []])
  const [welcome] = await mailsTo(owner.email, 'welcome')
  expect(welcome?.text).toContain('We write to your referees only after you have confirmed it')

  await confirmAddress(owner)
  for (const email of [first, second])
    await expect.poll(async () => (await mailsTo(email)).map(({ kind }) => kind)).toEqual(['invitation'])
  await confirmAddress(owner)
  expect(await mailsTo(first)).toHaveLength(1)
})

test.each(['sign-in-link', 'reset-password'])(
  'an address confirmed first by a %s mail sends nothing to the referees of the registration',
  async (kind) => {
    const email = address()
    const owner = await registeredOwner({ references: [invitation(email)] })
    const [path, use] =
      kind === 'sign-in-link'
        ? ['/login/link', (token: string) => browser().post('/login/link/open', { token })]
        : [
            '/forgot-password',
            (token: string) => browser().post('/reset-password', { token, newPassword: 'a loaf of rye' }),
          ]
    await browser().post(path, { email: owner.email })
    expect((await use(await mailedToken(kind, owner.email))).ok).toBe(true)
    await inviteFor(owner.email)
    expect([await mailsTo(email), (await referenceAt(email)).status]).toEqual([[], 'cancelled'])
  },
)

test('a referee left unasked by the first proof is told apart from one whom the owner cancels', async () => {
  const [first, second] = [address(), address()]
  const { email } = await registeredOwner({ references: [invitation(first), invitation(second)] })
  const owner = browser()
  await owner.post('/login/link', { email })
  await owner.post('/login/link/open', { token: await mailedToken('sign-in-link', email) })
  const stopped = async () =>
    (await jsonOf<{ stoppedReferences: number }>(owner.get('/current-user-dashboard'))).stoppedReferences
  expect(await stopped()).toBe(2)
  const { id, isStopped } = requestedReferenceSchema.parse(
    await jsonOf(owner.post('/references', invitation(first))),
  )
  expect([isStopped, await stopped()]).toEqual([false, 1])
  await owner.post(`/references/${id}/cancel`)
  expect(await stopped()).toBe(1)
  const all = await jsonOf<{ email: string; isStopped: boolean }[]>(owner.get('/references'))
  expect(all.filter((one) => one.isStopped).map((one) => one.email)).toEqual([second])
})

test('a referee asked before the owner confirmed their address waits, and gets no reminder', async () => {
  const owner = await registeredOwner({ references: [] })
  const email = address()
  const answer = await owner.post('/references', invitation(email))
  expect(answer.status).toBe(201)
  const { id, invitedAt } = requestedReferenceSchema.parse(await answer.json())
  expect(invitedAt).toBeNull()
  expect(await refusalOf(owner.post(`/references/${id}/remind`))).toEqual([409, 'EMAIL_UNCONFIRMED'])
  await inviteFor(owner.email)
  expect(await mailsTo(email)).toEqual([])
  await confirmAddress(owner)
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  expect((await referenceAt(email)).invitedAt).not.toBeNull()
})

test('a reminder and a question about a later story wait where the owner’s address is not confirmed', async () => {
  const owner = await signedInAs('owner')
  const { referees, storyIds } = await ownerWithReferees({}, owner)
  const [validated, invited] = referees
  if (!validated || !invited) throw new Error('There are not two referees')
  const confirmed = (emailVerified: boolean) =>
    database().update(users).set({ emailVerified }).where(eq(users.id, owner.id))
  const weekAgo = new Date(Date.now() - 8 * 24 * 3600 * 1000)
  await confirmed(false)
  await database().update(references).set({ invitedAt: weekAgo }).where(eq(references.id, invited.id))
  await runJob('remind-referees')
  const ask = () => owner.post(`/stories/${storyIds[0]}/ask-confirmation`, { referenceIds: [validated.id] })
  expect(await refusalOf(owner.post(`/references/${invited.id}/remind`))).toEqual([409, 'EMAIL_UNCONFIRMED'])
  expect(await refusalOf(ask())).toEqual([409, 'EMAIL_UNCONFIRMED'])
  expect([await mailsTo(invited.email), await mailsTo(validated.email)]).toEqual([[], []])

  await confirmed(true)
  await runJob('remind-referees')
  expect((await ask()).status).toBe(202)
  expect((await mailsTo(invited.email)).map(({ kind }) => kind)).toEqual(['reminder'])
  expect((await mailsTo(validated.email)).map(({ kind }) => kind)).toEqual(['confirm-story'])
})

test('nobody writes without an invitation about an owner whose address is not confirmed', async () => {
  const owner = await registeredOwner({ references: [] })
  const referenceEmail = address()
  const answer = await submit({ candidateName: 'Noor', candidateEmail: owner.email, referenceEmail })
  expect(await refusalOf(answer)).toEqual([404, 'CANDIDATE_NOT_FOUND'])
  expect(await mailsTo(referenceEmail)).toEqual([])
  expect((await mailsTo(owner.email)).map(({ kind }) => kind)).toEqual(['welcome'])
})
