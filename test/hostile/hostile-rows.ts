import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { tables } from '#worker/services/database.ts'
import { signedInAs } from '../account.ts'
import { database } from '../people.ts'
import type { everybodyWrites } from './hostile-people.ts'
import { plantedLine, plantedText } from './hostile-words.ts'

const sprintOfThis = 3

/** Rows of hostile words that no call would write, as an older build or a hand in the database might have. */
export async function hostileRows({ id, account, profileUrl }: Awaited<ReturnType<typeof everybodyWrites>>) {
  const db = database()
  const now = new Date()
  const userId = account.id
  const [passkeyId, sessionId, orderId] = [randomUUID(), randomUUID(), randomUUID()]
  const chat = plantedLine()
  const validator = await signedInAs('validator')
  const session = { userId, token: randomUUID(), userAgent: plantedLine(), networkMasked: plantedLine() }
  const email = `${randomUUID()}@buyer.example`
  await db.batch([
    db.insert(tables.passkeys).values({
      id: passkeyId,
      userId,
      publicKey: '',
      userHandle: '',
      transports: [],
      counter: 0,
      name: plantedLine(),
      createdAt: now,
    }),
    db.insert(tables.identities).values({
      id: randomUUID(),
      userId,
      provider: 'google',
      issuer: 'https://nowhere.invalid',
      subject: randomUUID(),
      email: plantedLine(),
      createdAt: now,
    }),
    db.insert(tables.sessions).values({
      ...session,
      id: sessionId,
      passkeyId,
      expiresAt: new Date(now.getTime() + 3_600_000),
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(tables.pushSubscriptions).values({
      id: randomUUID(),
      userId,
      sessionId,
      endpoint: `https://nowhere.invalid/${sessionId}`,
      p256dh: '',
      auth: '',
      name: plantedLine(),
      createdAt: now,
    }),
    db.insert(tables.events).values({
      kind: 'profileViewed',
      profileId: id,
      visitor: randomUUID(),
      day: now.toISOString().slice(0, 10),
      at: now,
      source: plantedLine(),
    }),
    db.insert(tables.chatSessions).values({
      id: chat,
      profileId: id,
      visitorId: randomUUID(),
      startedAt: now,
      lastActivityAt: now,
    }),
    db
      .insert(tables.chatMessages)
      .values({ id: randomUUID(), sessionId: chat, isUser: true, text: plantedText, createdAt: now }),
    db.insert(tables.orders).values({
      id: orderId,
      visitorId: randomUUID(),
      name: plantedLine(),
      email,
      mobile: plantedLine(),
      level: 2,
      plan: 'sprint',
      amount: 19_700,
      gateway: 'sandbox',
      status: 'refunded',
      problem: plantedLine(),
      card: plantedLine(),
      sprintNumber: sprintOfThis,
      paidAt: now,
      refundedAt: now,
      amountRefunded: 19_700,
      refundReason: plantedText,
      createdAt: now,
    }),
    db
      .insert(tables.sprints)
      .values({ number: sprintOfThis, startsAt: new Date('2001-01-01'), closedAt: now, capacity: 10 })
      .onConflictDoNothing(),
    db.insert(tables.sprintSeats).values({
      orderId,
      sprintNumber: sprintOfThis,
      state: 'paid',
      heldUntil: now,
      createdAt: now,
    }),
    db.insert(tables.decisions).values({
      subject: 'account',
      subjectId: 0,
      profileId: id,
      accountId: userId,
      verdict: 'suspended',
      note: plantedText,
      deciderName: plantedLine(),
      at: now,
    }),
    db.insert(tables.outbox).values({
      key: `hostile/${randomUUID()}`,
      to: email,
      normalisedTo: email,
      subject: plantedLine(),
      text: '',
      html: '',
      attachments: [],
      state: 'failed',
      dueAt: null,
      problem: plantedText,
      createdAt: now,
    }),
    ...[validator.id, userId].map((id) =>
      db.update(tables.users).set({ name: plantedLine() }).where(eq(tables.users.id, id)),
    ),
  ])
  return { userId, orderId, profileUrl, sprint: sprintOfThis }
}
