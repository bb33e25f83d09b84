import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { inject } from 'vitest'
import { tables } from '#worker/services/database.ts'
import type { Browser } from '../account.ts'
import { teacher, visitorOf } from '../agent.ts'
import { checkout, intentOf, opened } from '../billing/checkout.ts'
import { addedPasskey } from '../fakes/passkeys.ts'
import { database } from '../people.ts'
import { invitedReferee, validatedReferee } from '../referees.ts'
import { jsonOf } from '../requests.ts'

const {
  badges,
  chatMessages,
  chatSessions,
  corrections,
  identities,
  leads,
  orders,
  passkeys,
  profiles,
  pushSubscriptions,
  references,
  sessions,
  stories,
  storyVersions,
  unanswered,
  users,
} = tables

/** Stands in what an owner has, and nowhere else. */
export const secretWord = 'xylotruffle'

/** An owner with one of everything that a call names by its id, and a visitor whose conversation it is. */
export async function ownerOfEverything() {
  const db = database()
  const at = new Date()
  const {
    account,
    id: profileId,
    ...owner
  } = await teacher({
    stories: [{ title: `The ${secretWord}` }],
    references: [
      validatedReferee({ feedback: `She fed us ${secretWord}s.` }),
      validatedReferee(),
      invitedReferee({ firstName: secretWord }),
    ],
  })
  const [story = 0] = owner.storyIds
  const [reference, , invited] = owner.referees
  const talk = visitorOf(owner.profileUrl)
  const answer = await talk.post(
    '/chat/ai-response',
    {
      sessionId: talk.sessionId,
      agentName: owner.profileUrl,
      userMessage: `Is a ${secretWord} a boat?`,
      knowsOwnerReads: true,
    },
    { Accept: 'application/json' },
  )
  if (!answer.ok) throw new Error(await answer.text())
  const question = { askedKey: secretWord, example: `Is a ${secretWord} a boat?`, firstAt: at, lastAt: at }
  const [lead] = await db
    .insert(leads)
    .values({
      profileId,
      source: 'hand-off',
      sessionId: talk.sessionId,
      name: secretWord,
      email: 'a@b.example',
      createdAt: at,
    })
    .returning()
  const [inbox] = await db
    .insert(unanswered)
    .values({ profileId, source: 'chat', ...question, askedKey: randomUUID() })
    .returning()
  const taught = { asked: `What is a ${secretWord}?`, answer: 'A boat.', storyId: story }
  const { id: correction } = await idIn(account.post('/corrections', taught))
  await addedPasskey(account, inject('url'))
  const identity = randomUUID()
  await db.insert(identities).values({
    id: identity,
    userId: account.id,
    provider: 'google',
    issuer: 'https://provider.example',
    subject: identity,
    email: `${secretWord}@provider.example`,
    createdAt: at,
  })
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, account.id))
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.userId, account.id))
  const device = randomUUID()
  await db.insert(pushSubscriptions).values({
    id: device,
    userId: account.id,
    sessionId: session?.id ?? '',
    endpoint: `https://push.example/${device}`,
    p256dh: 'key',
    auth: 'secret',
    name: secretWord,
    createdAt: at,
  })
  const badge = randomUUID().replaceAll('-', '').slice(0, 12)
  await db.insert(badges).values({
    id: badge,
    profileId,
    storyId: story,
    version: 1,
    profileUrl: owner.profileUrl,
    title: secretWord,
    statusList: profileId + 1_000,
    statusIndex: 1,
    keyId: 'key',
    contentHash: badge,
    issuedAt: at,
    body: '{}',
  })
  const { clientSecret, order } = await opened(account, checkout(3, { customer_email: account.email }))
  return {
    account,
    visitor: talk,
    profileUrl: owner.profileUrl,
    /** What stands in a path or a body for each of them. */
    ids: {
      profileId,
      agent: owner.profileUrl,
      story,
      reference: reference?.id ?? 0,
      invited: invited?.id ?? 0,
      lead: lead?.id ?? 0,
      question: inbox?.id ?? 0,
      correction,
      passkey: passkey?.id ?? '',
      identity,
      device,
      session: session?.id ?? '',
      badge,
      conversation: talk.sessionId,
      order: order.id,
      intent: intentOf(clientSecret),
    },
  }
}
export type Owned = Awaited<ReturnType<typeof ownerOfEverything>>

const idIn = async (answer: Promise<Response>): Promise<{ id: number }> => {
  const body = await jsonOf<{ correction?: { id: number }; id?: number }>(answer)
  return { id: body.correction?.id ?? body.id ?? 0 }
}

/** Every row that belongs to an owner, as it is stored. */
export async function everythingOf({
  account,
  ids,
}: {
  account: Browser & { id: string }
  ids: Owned['ids']
}) {
  const db = database()
  const { profileId, story, conversation } = ids
  return db.batch([
    db.select().from(users).where(eq(users.id, account.id)),
    db.select().from(profiles).where(eq(profiles.id, profileId)),
    db.select().from(stories).where(eq(stories.profileId, profileId)),
    db.select().from(storyVersions).where(eq(storyVersions.storyId, story)),
    db.select().from(references).where(eq(references.profileId, profileId)),
    db.select().from(leads).where(eq(leads.profileId, profileId)),
    db.select().from(unanswered).where(eq(unanswered.profileId, profileId)),
    db.select().from(corrections).where(eq(corrections.profileId, profileId)),
    db.select().from(passkeys).where(eq(passkeys.userId, account.id)),
    db.select().from(identities).where(eq(identities.userId, account.id)),
    db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, account.id)),
    db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, account.id)),
    db.select().from(badges).where(eq(badges.profileId, profileId)),
    db.select().from(chatSessions).where(eq(chatSessions.id, conversation)),
    db.select().from(chatMessages).where(eq(chatMessages.sessionId, conversation)),
    db.select().from(orders).where(eq(orders.userId, account.id)),
  ])
}
