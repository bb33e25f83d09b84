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
type Ask = (person: Pick<Browser, 'post' | 'put'>) => Promise<Response>

/** What a change that ends all sessions takes back, or what guards the account: nobody does it who was signed out meanwhile. */
const acts: Record<string, (owner: Owner, has: Teacher) => Promise<Ask>> = {
  'open hours': async (owner) => {
    const own = await jsonOf<OwnAvailability>(owner.get('/meetings/availability'))
    const { availability } = own
    const weekly = [{ weekday: 2, from: 600, to: 700 }]
    return (person) =>
      person.put('/meetings/availability', {
        availability: { ...availability, weekly, isOpen: true },
        basedOn: own.editedAt,
      })
  },
  'submit a story': async (owner) => {
    const { id } = await storiesOf(owner).create(wholeStory)
    return (person) => person.post(`/stories/${id}/submit`)
  },
  'name an address for transcripts': async () => (person) =>
    person.put('/agent-settings', { handOffEmail: `${randomUUID()}@office.example` }),
  'renew the feed of meetings': async () => (person) => person.post('/meetings/feed/renew'),
  'invite a referee': async () => (person) =>
    person.post('/references', {
      firstName: 'Ida',
      lastName: 'Okafor',
      email: `${randomUUID()}@okafor.example`,
      solutionStory: 'We counted what was left every evening.',
    }),
  'remind a referee': async (_, { referees }) => {
    const invited = referees.find(({ status }) => status === 'invited')
    return (person) => person.post(`/references/${invited?.id}/remind`)
  },
  'ask a referee about a story': async (_, { referees, storyIds }) => {
    const referenceIds = [referees.find(({ status }) => status === 'validated')?.id]
    return (person) => person.post(`/stories/${storyIds[0]}/ask-confirmation`, { referenceIds })
  },
  'answer a visitor': async (_, { id: profileId }) => {
    const email = `${randomUUID()}@visitor.example`
    const [lead] = await database()
      .insert(tables.leads)
      .values({ profileId, source: 'hand-off', name: 'Vera', email, createdAt: new Date() })
      .returning()
    return (person) => person.post(`/dashboard/leads/${lead?.id}/answer`, { text: 'Come by on Tuesday.' })
  },
  'withdraw from a purchase': async (owner) => {
    const { order } = await paid(3, { customer_email: owner.email }, owner)
    return (person) => person.post('/billing/withdraw', { orderId: order.id })
  },
  'edit the profile': async () => (person) =>
    person.put('/customer-profile', { headline: 'Boats, and trains' }),
  'be notified otherwise': async () => (person) => person.put('/notifications', { showNames: true }),
  'choose other mails': async () => (person) => person.put('/mail-preferences', { lead: false }),
  'delete a contact': async (_, { id: profileId }) => {
    const lead = { profileId, source: 'hand-off' as const, name: 'Vera', email: '', createdAt: new Date() }
    const [inserted] = await database().insert(tables.leads).values(lead).returning()
    return (person) => person.post(`/dashboard/leads/${inserted?.id}/delete`)
  },
  'add a passkey': async (owner) => {
    const credential = new Authenticator(inject('url')).create(await creationOptions(owner))
    return (person) => person.post('/passkeys', { credential })
  },
  'change the name': async () => (person) => person.put('/account', { name: 'Nora Loaf' }),
  'change the password':
    async ({ password }) =>
    (person) =>
      person.put('/account', { currentPassword: password, newPassword: 'a lighter loaf' }),
  'ask for another address':
    async ({ password }) =>
    (person) =>
      person.post('/account/email', { password, newEmail: `${randomUUID()}@moved.example` }),
  'erase the account':
    async ({ password }) =>
    (person) =>
      person.post('/privacy/erase', { password }),
  'sign out all others': async () => (person) => person.post('/sessions/end-others'),
  'sign out a device': async (owner) => {
    const [device] = await jsonOf<DeviceSession[]>(owner.get('/sessions'))
    return (person) => person.post(`/sessions/${device?.id}/end`)
  },
}

test.each(Object.entries(acts))('nobody may %s who is signed out meanwhile', async (_, prepared) => {
  const has = await teacher({ references: [validatedReferee(), validatedReferee(), invitedReferee()] })
  const { account } = has
  const ask = await prepared(account, has)
  await settled()
  // The call has read its session, and is not told yet.
  const { reached, release } = holdAnswers(/sessions\\" inner join/)
  const request = ask(visitor(account))
  await reached
  await database().delete(tables.sessions).where(eq(tables.sessions.userId, account.id))
  release()
  expect(await refusalOf(request)).toEqual([401, 'SIGN_IN_FIRST'])
  await settled()
})
