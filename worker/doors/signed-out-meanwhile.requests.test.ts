import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { DeviceSession } from '#schema/accounts/account-answers.ts'
import type { OwnAvailability } from '#schema/meetings/availability.ts'
import type { Browser } from '#test/account.ts'
import { teacher } from '#test/agent.ts'
import { paid } from '#test/billing/checkout.ts'
import { Authenticator, creationOptions } from '#test/fakes/passkeys.ts'
import { callsInProcess } from '#test/in-process/calls.ts'
import { database } from '#test/people.ts'
import { invitedReferee, validatedReferee } from '#test/referees.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { storiesOf, wholeStory } from '#test/stories.ts'
import { tables } from '../services/database.ts'

const { holdAnswers, settled, visitor } = callsInProcess()

type Teacher = Awaited<ReturnType<typeof teacher>>
type Owner = Teacher['account']
type Ask = (who: Pick<Browser, 'post' | 'put'>) => Promise<Response>

/** What a change that ends all sessions takes back, or what guards the account: nobody does it who was signed out meanwhile. */
const acts: Record<string, (owner: Owner, has: Teacher) => Promise<Ask>> = {
  'open hours': async (owner) => {
    const own = await jsonOf<OwnAvailability>(owner.get('/meetings/availability'))
    const { availability } = own
    const weekly = [{ weekday: 2, from: 600, to: 700 }]
    return (who) =>
      who.put('/meetings/availability', {
        availability: { ...availability, weekly, isOpen: true },
        basedOn: own.editedAt,
      })
  },
  'submit a story': async (owner) => {
    const { id } = await storiesOf(owner).create(wholeStory)
    return (who) => who.post(`/stories/${id}/submit`)
  },
  'name an address for transcripts': async () => (who) =>
    who.put('/agent-settings', { handOffEmail: `${randomUUID()}@office.example` }),
  'renew the feed of meetings': async () => (who) => who.post('/meetings/feed/renew'),
  'invite a referee': async () => (who) =>
    who.post('/references', {
      firstName: 'Ida',
      lastName: 'Okafor',
      email: `${randomUUID()}@okafor.example`,
      solutionStory: 'We counted what was left every evening.',
    }),
  'remind a referee': async (_, { referees }) => {
    const invited = referees.find(({ status }) => status === 'invited')
    return (who) => who.post(`/references/${invited?.id}/remind`)
  },
  'ask a referee about a story': async (_, { referees, storyIds }) => {
    const referenceIds = [referees.find(({ status }) => status === 'validated')?.id]
    return (who) => who.post(`/stories/${storyIds[0]}/ask-confirmation`, { referenceIds })
  },
  'answer a visitor': async (_, { id: profileId }) => {
    const email = `${randomUUID()}@visitor.example`
    const [lead] = await database()
      .insert(tables.leads)
      .values({ profileId, source: 'hand-off', name: 'Vera', email, createdAt: new Date() })
      .returning()
    return (who) => who.post(`/dashboard/leads/${lead?.id}/answer`, { text: 'Come by on Tuesday.' })
  },
  'withdraw from a purchase': async (owner) => {
    const { order } = await paid(3, { customer_email: owner.email }, owner)
    return (who) => who.post('/billing/withdraw', { orderId: order.id })
  },
  'edit the profile': async () => (who) => who.put('/customer-profile', { headline: 'Boats, and trains' }),
  'be notified otherwise': async () => (who) => who.put('/notifications', { showNames: true }),
  'choose other mails': async () => (who) => who.put('/mail-preferences', { lead: false }),
  'delete a contact': async (_, { id: profileId }) => {
    const lead = { profileId, source: 'hand-off' as const, name: 'Vera', email: '', createdAt: new Date() }
    const [inserted] = await database().insert(tables.leads).values(lead).returning()
    return (who) => who.post(`/dashboard/leads/${inserted?.id}/delete`)
  },
  'add a passkey': async (owner) => {
    const credential = new Authenticator(inject('url')).create(await creationOptions(owner))
    return (who) => who.post('/passkeys', { credential })
  },
  'change the name': async () => (who) => who.put('/account', { name: 'Nora Loaf' }),
  'change the password':
    async ({ password }) =>
    (who) =>
      who.put('/account', { currentPassword: password, newPassword: 'a lighter loaf' }),
  'ask for another address':
    async ({ password }) =>
    (who) =>
      who.post('/account/email', { password, newEmail: `${randomUUID()}@moved.example` }),
  'erase the account':
    async ({ password }) =>
    (who) =>
      who.post('/privacy/erase', { password }),
  'sign out all others': async () => (who) => who.post('/sessions/end-others'),
  'sign out a device': async (owner) => {
    const [device] = await jsonOf<DeviceSession[]>(owner.get('/sessions'))
    return (who) => who.post(`/sessions/${device?.id}/end`)
  },
}

test.each(Object.entries(acts))('nobody may %s who is signed out meanwhile', async (_, prepared) => {
  const has = await teacher({ references: [validatedReferee(), validatedReferee(), invitedReferee()] })
  const { account } = has
  const ask = await prepared(account, has)
  await settled()
  // The call has read its session, and is not told yet.
  const { reached, release } = holdAnswers(/sessions\\" inner join/)
  const asked = ask(visitor(account))
  await reached
  await database().delete(tables.sessions).where(eq(tables.sessions.userId, account.id))
  release()
  expect(await refusalOf(asked)).toEqual([401, 'SIGN_IN_FIRST'])
  await settled()
})
