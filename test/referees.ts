import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { inject } from 'vitest'
import type { Call } from '#worker/call.ts'
import { createUser } from '#worker/features/accounts/commands.ts'
import { issueReferenceLink, type LinkClaims, type LinkPurpose } from '#worker/features/references/links.ts'
import { tables } from '#worker/services/database.ts'
import { callOn } from './call.ts'
import { database, writePerson } from './people.ts'
import { postJson } from './requests.ts'

const { claimConfirmations, confirmations, references } = tables
const dayMs = 24 * 3600 * 1000

/** A story with two claims, at the places 0 and 1. */
export const storyWithClaims = {
  title: 'The timetable nobody read',
  solution: 'We asked 400 passengers when they wanted to go. We listened.',
  results: 'By April 9 of 10 boats were full. Nobody shouted any more.',
}

/** Somebody whom an owner invited, now. */
export const invitedReferee = (changes: object = {}) => {
  const invitedAt = new Date()
  return {
    name: 'Ilse Brandt',
    firstName: 'Ilse',
    lastName: 'Brandt',
    email: `${randomUUID()}@brandt.example`,
    company: '',
    role: '',
    relationship: '',
    feedback: '',
    status: 'invited' as const,
    invitedAt,
    expiresAt: new Date(invitedAt.getTime() + 30 * dayMs),
    validatedAt: null,
    ...changes,
  }
}
/** One mailbox in two spellings: Gmail passes over dots, and has a second name. */
export function gmailSpellings() {
  const name = randomUUID().slice(0, 12).replace('-', '')
  return [`${name}@gmail.com`, `${name.split('').join('.')}+two@GoogleMail.com`] as const
}
/** One mailbox under two hosts of its provider. */
export function hostSpellings(one: string, other: string) {
  const name = randomUUID().slice(0, 12).replace('-', '')
  return [`${name}@${one}`, `${name}+two@${other.toUpperCase()}`] as const
}
/** One mailbox at a provider, with one or another sign in its name. */
export function taggedSpellings(host: string, one: string, other: string) {
  const parts = randomUUID().split('-').slice(0, 2)
  return [`${parts.join(one)}@${host}`, `${parts.join(other)}+two@${host}`] as const
}
export const validatedReferee = (changes: object = {}) => ({
  email: `${randomUUID()}@harbour.example`,
  ...changes,
})

/** Somebody with an account and a profile, told as `writePerson` is: a published story, one validated referee, one who is invited. */
export async function ownerWithReferees(
  overrides: Parameters<typeof writePerson>[0] = {},
  account?: { id: string; email: string },
) {
  const db = database()
  const owner = account ?? { id: randomUUID(), email: `${randomUUID()}@owner.example` }
  if (!account)
    await db.batch(
      createUser(callOn(db), { ...owner, name: 'Petra Proof', role: 'owner', emailVerified: true }),
    )
  const profile = await writePerson({
    stories: [storyWithClaims],
    references: [validatedReferee(), invitedReferee()],
    ...overrides,
    profile: { ...overrides.profile, ownerId: owner.id, email: owner.email },
  })
  const referees = await db
    .select()
    .from(references)
    .where(eq(references.profileId, profile.id))
    .orderBy(references.id)
  return { ...profile, owner, referees }
}

/** The token of a referee's link, as the product signs it. */
export const linkTo = <Purpose extends LinkPurpose>(
  purpose: Purpose,
  claims: LinkClaims<Purpose>,
  now = new Date(),
) => {
  const variables = { AUTH_SECRET: inject('authSecret') } as Call['variables']
  return issueReferenceLink(callOn(database(), { variables, now }), purpose, claims)
}
export const invitationOf = ({ id, invitedAt }: { id: number; invitedAt: Date | null }, now?: Date) =>
  linkTo('reference', { id, invitedAt: invitedAt?.getTime() ?? 0 }, now)
export const ownLinkOf = ({ id, createdAt }: { id: number; createdAt: Date }) =>
  linkTo('referee', { id, createdAt: createdAt.getTime() })

/** What a referee fills in. */
export const filledIn = (changes: object = {}) => ({
  referenceEmail: `${randomUUID()}@brandt.example`,
  referenceName: 'Ilse Brandt',
  referenceCompany: 'Brandt Ferries',
  referenceRole: 'Harbour master',
  relationship: 'We planned the spring together for three years.',
  uniqueStrengths: 'Petra asks before she draws anything.',
  naturalAbilities: 'She hears what a crowd of people means.',
  problemsToSolve: 'Boats that leave half empty every morning.',
  contextAndSituations: 'Where many people want different things at once.',
  measurableResults: 'Nine of ten boats were full by April.',
  differentiatingFactors: 'She comes back in autumn to look again.',
  workingRelationship: 'Calm and exact.',
  ...changes,
})

/** Makes one of the referees' calls. */
export const call = (path: string, body: object, headers: Record<string, string> = {}) =>
  postJson(`${inject('url')}/api${path}`, body, headers)
export const submit = (changes: object, headers: Record<string, string> = {}) =>
  call('/submit-reference', filledIn(changes), headers)
export const getApi = (path: string) => fetch(`${inject('url')}/api${path}`)

export const referenceOf = async (id: number) => {
  const [found] = await database().select().from(references).where(eq(references.id, id))
  return found
}
/** The text of a reference that a verdict is on, as the validators’ page names it. */
export const submittedAtOf = async (id: number) => (await referenceOf(id))?.submittedAt?.toISOString() ?? null
export const referencesOf = (profileId: number) =>
  database().select().from(references).where(eq(references.profileId, profileId)).orderBy(references.id)

/** A referee's stored answers to stories. */
export async function storedConfirmations(referenceId: number) {
  const db = database()
  const [confirmed, claims] = await db.batch([
    db.select().from(confirmations).where(eq(confirmations.referenceId, referenceId)),
    db.select().from(claimConfirmations).where(eq(claimConfirmations.referenceId, referenceId)),
  ])
  return { confirmed, claims }
}

/** Makes the reports on a profile the oldest: the list of open ones begins with these, and other files leave a page full. */
export const makeReportsOldest = (profileId: number) =>
  database()
    .update(tables.reports)
    .set({ createdAt: new Date('2001-01-01T00:00:00Z') })
    .where(eq(tables.reports.profileId, profileId))
