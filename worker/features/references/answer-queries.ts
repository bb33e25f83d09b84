import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { deliveredTo, normaliseEmail } from '#schema/email.ts'
import type { ReferenceFlag } from '#schema/references/references.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'
import type { ConfirmationRows } from './confirmation-rows.ts'
import { referenceFlags } from './flags.ts'
import { leadsTo } from './mailbox-queries.ts'
import { countsFor, isCounted } from './story-queries.ts'

const {
  claimConfirmations,
  confirmationRequests,
  confirmations,
  formerAddresses,
  profiles,
  references,
  users,
} = tables

const formerMailboxesOf = (userId: SQL) =>
  sql<
    string[]
  >`(select json_group_array(f.normalised_email) from ${formerAddresses} f where f.user_id = ${userId})`.mapWith(
    (text: string): string[] => JSON.parse(text),
  )

/** The expert of a reference, for its answers, mails and checks; `ownerEmail` is their address. */
const candidate = {
  profileId: profiles.id,
  profileUrl: profiles.profileUrl,
  firstName: profiles.firstName,
  name: sql<string>`trim(${profiles.firstName} || ' ' || ${profiles.lastName})`,
  isListed: sql<boolean>`${profiles.listedAt} is not null and ${profiles.isActive} = 1`.mapWith(Boolean),
  ownerEmail: sql<string>`coalesce(${users.email}, ${profiles.email})`,
  formerMailboxes: formerMailboxesOf(sql`${profiles.ownerId}`),
}
export type Candidate = {
  profileId: number
  profileUrl: string
  firstName: string
  name: string
  isListed: boolean
  ownerEmail: string
  /** Of the owner's earlier addresses. */
  formerMailboxes: string[]
}
export type StoredReference = typeof references.$inferSelect

/** The account of a verified mailbox, however it is written; undefined where there is none. */
export async function findCandidate({ db }: Call, email: string): Promise<Candidate | undefined> {
  const [found] = await db
    .select(candidate)
    .from(users)
    .innerJoin(profiles, eq(profiles.ownerId, users.id))
    .where(
      and(eq(users.mailbox, deliveredTo(email)), eq(users.emailVerified, true), isNull(users.suspendedAt)),
    )
    .orderBy(
      desc(eq(users.email, email.trim().toLowerCase())),
      desc(eq(users.normalisedEmail, normaliseEmail(email))),
      asc(users.createdAt),
    )
    .limit(1)
  return found
}

/** A reference with its expert; undefined where it was deleted. */
export async function findReference({ db }: Call, id: number) {
  const [found] = await db
    .select({ reference: references, candidate })
    .from(references)
    .innerJoin(profiles, eq(profiles.id, references.profileId))
    .leftJoin(users, eq(users.id, profiles.ownerId))
    .where(eq(references.id, id))
  return found
}

export type FoundReference = NonNullable<Awaited<ReturnType<typeof findReference>>>

/** The warnings for a validator about the answered references of a profile, by their ids. */
export async function findFlags({ db }: Call, profileId: number): Promise<Map<number, ReferenceFlag[]>> {
  const rows = await db
    .select({
      id: references.id,
      email: references.email,
      network: references.network,
      ownerEmail: candidate.ownerEmail,
      ownerNetwork: users.network,
    })
    .from(references)
    .innerJoin(profiles, eq(profiles.id, references.profileId))
    .leftJoin(users, eq(users.id, profiles.ownerId))
    .where(and(eq(references.profileId, profileId), isNotNull(references.submittedAt)))
  return new Map(
    rows.map(({ id, ownerEmail, ownerNetwork, ...reference }) => [
      id,
      referenceFlags(reference, { email: ownerEmail, network: ownerNetwork }),
    ]),
  )
}

/** Whether a mailbox is an earlier one of an account. */
export async function isFormerMailbox({ db }: Call, userId: string, email: string): Promise<boolean> {
  const found = await db
    .select({ email: formerAddresses.email })
    .from(formerAddresses)
    .where(and(eq(formerAddresses.userId, userId), leadsTo(email, formerAddresses.normalisedEmail)))
  return found.length > 0
}

/** The reference of a mailbox for a profile; undefined if there is none. */
export async function findReferenceOf({ db }: Call, profileId: number, email: string) {
  const [found] = await db
    .select()
    .from(references)
    .where(and(eq(references.profileId, profileId), leadsTo(email)))
  return found
}

/** What a referee confirmed and remembers differently, as they said it. */
export function findConfirmations(call: Call, referenceId: number): Promise<ConfirmationRows> {
  const { db } = call
  return readTogether(call, {
    confirmed: db
      .select({
        storyId: confirmations.storyId,
        version: confirmations.version,
        sentence: sql<string>`coalesce(${confirmations.sentence}, '')`,
      })
      .from(confirmations)
      .where(eq(confirmations.referenceId, referenceId)),
    claims: db
      .select({
        storyId: claimConfirmations.storyId,
        version: claimConfirmations.version,
        claimIndex: claimConfirmations.claimIndex,
        outcome: claimConfirmations.outcome,
        words: claimConfirmations.words,
      })
      .from(claimConfirmations)
      .where(eq(claimConfirmations.referenceId, referenceId)),
  })
}

/** An owner's referees among these ids: whether they confirm a version, and when they were asked about it. */
export const selectConfirmationRequests = (
  { db }: Call,
  {
    profileId,
    ids,
    storyId,
    version,
  }: { profileId: number; ids: number[]; storyId: number; version: number },
) =>
  db
    .select({
      reference: references,
      confirmedAt: confirmations.confirmedAt,
      askedAt: confirmationRequests.askedAt,
    })
    .from(references)
    .leftJoin(
      confirmations,
      and(
        eq(confirmations.referenceId, references.id),
        eq(confirmations.storyId, storyId),
        eq(confirmations.version, version),
        countsFor(sql`${version}`, sql`${confirmations}`),
      ),
    )
    .leftJoin(
      confirmationRequests,
      and(eq(confirmationRequests.referenceId, references.id), isRequestAbout(storyId, version)),
    )
    .where(and(eq(references.profileId, profileId), inArray(references.id, ids), isCounted()))

const isRequestAbout = (storyId: number, version: number) =>
  and(eq(confirmationRequests.storyId, storyId), eq(confirmationRequests.version, version))

/** Who was asked about a version and has not answered. */
export const openRequestsFor = ({ db }: Call, storyId: number, version: number) =>
  db
    .select()
    .from(confirmationRequests)
    .where(and(isRequestAbout(storyId, version), isNull(confirmationRequests.answeredAt)))

/** The request to a referee about a version, and whether it is answered; undefined if there is none. */
export async function findRequest(
  { db }: Call,
  { id, storyId, version }: { id: number; storyId: number; version: number },
) {
  const [found] = await db
    .select()
    .from(confirmationRequests)
    .where(and(isRequestAbout(storyId, version), eq(confirmationRequests.referenceId, id)))
  return found
}
