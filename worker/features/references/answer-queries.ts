import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { normaliseEmail } from '#schema/email.ts'
import type { ReferenceFlag } from '#schema/references/references.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { referenceFlags } from './flags.ts'
import { isCounted } from './story-queries.ts'
import type { ToldConfirmations } from './told-confirmations.ts'

const { claimConfirmations, confirmationRequests, confirmations, profiles, references, users } = tables

/** Whom a reference is about, as its answers, mails and checks need them. `ownerEmail` is where they are written to. */
const candidate = {
  profileId: profiles.id,
  profileUrl: profiles.profileUrl,
  firstName: profiles.firstName,
  name: sql<string>`trim(${profiles.firstName} || ' ' || ${profiles.lastName})`,
  isListed: sql<boolean>`${profiles.listedAt} is not null and ${profiles.isActive} = 1`.mapWith(Boolean),
  ownerEmail: sql<string>`coalesce(${users.email}, ${profiles.email})`,
}
export type Candidate = {
  profileId: number
  profileUrl: string
  firstName: string
  name: string
  isListed: boolean
  ownerEmail: string
}
export type KeptReference = typeof references.$inferSelect

/** Whose account has an address that is confirmed, under whatever tag; undefined where nobody's has. */
export async function findCandidate({ db }: Call, email: string): Promise<Candidate | undefined> {
  const [found] = await db
    .select(candidate)
    .from(users)
    .innerJoin(profiles, eq(profiles.ownerId, users.id))
    .where(
      and(
        eq(users.normalisedEmail, normaliseEmail(email)),
        eq(users.emailVerified, true),
        isNull(users.suspendedAt),
      ),
    )
    .orderBy(desc(eq(users.email, email.trim().toLowerCase())), asc(users.createdAt))
    .limit(1)
  return found
}

/** A reference and whom it is about; undefined where it was erased. */
export async function findReference({ db }: Call, id: number) {
  const [found] = await db
    .select({ reference: references, candidate })
    .from(references)
    .innerJoin(profiles, eq(profiles.id, references.profileId))
    .leftJoin(users, eq(users.id, profiles.ownerId))
    .where(eq(references.id, id))
  return found
}

/** What a validator should look at twice in the references of a profile that somebody answered, by their ids. */
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

/** What one address said of a profile, under whatever tag; undefined if nothing. */
export async function findReferenceOf({ db }: Call, profileId: number, email: string) {
  const [found] = await db
    .select()
    .from(references)
    .where(and(eq(references.profileId, profileId), eq(references.normalisedEmail, normaliseEmail(email))))
  return found
}

/** What a referee confirmed and remembers differently, as it was told. */
export async function findTold({ db }: Call, referenceId: number): Promise<ToldConfirmations> {
  const [confirmed, spoken] = await db.batch([
    db
      .select({
        storyId: confirmations.storyId,
        version: confirmations.version,
        sentence: sql<string>`coalesce(${confirmations.sentence}, '')`,
      })
      .from(confirmations)
      .where(eq(confirmations.referenceId, referenceId)),
    db
      .select({
        storyId: claimConfirmations.storyId,
        version: claimConfirmations.version,
        place: claimConfirmations.place,
        outcome: claimConfirmations.outcome,
        words: claimConfirmations.words,
      })
      .from(claimConfirmations)
      .where(eq(claimConfirmations.referenceId, referenceId)),
  ])
  return { confirmed, claims: spoken }
}

/** An owner's referees among these ids, with whether they have spoken of a version and when they were asked about it. */
export const askedAbout = (
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
      ),
    )
    .leftJoin(
      confirmationRequests,
      and(
        eq(confirmationRequests.referenceId, references.id),
        eq(confirmationRequests.storyId, storyId),
        eq(confirmationRequests.version, version),
      ),
    )
    .where(and(eq(references.profileId, profileId), inArray(references.id, ids), isCounted()))

/** That somebody was asked about a version, and whether they answered; undefined if nobody was. */
export async function findRequest(
  { db }: Call,
  { id, storyId, version }: { id: number; storyId: number; version: number },
) {
  const [found] = await db
    .select()
    .from(confirmationRequests)
    .where(
      and(
        eq(confirmationRequests.storyId, storyId),
        eq(confirmationRequests.version, version),
        eq(confirmationRequests.referenceId, id),
      ),
    )
  return found
}
