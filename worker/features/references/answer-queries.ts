import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { normaliseEmail } from '#schema/email.ts'
import type { OwnReference } from '#schema/references.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { tables } from '../../services/database.ts'
import { checksOf } from './checks.ts'
import type { LinkClaims } from './links.ts'
import type { ToldConfirmations } from './told-confirmations.ts'

const { claimConfirmations, claims, confirmationRequests, confirmations, profiles, references } = tables
const { storyVersions, users } = tables

/** Whom a reference is about, as its answers, mails and checks need them. `ownerEmail` is where they are written to. */
const candidate = {
  profileId: profiles.id,
  profileUrl: profiles.profileUrl,
  firstName: profiles.firstName,
  name: sql<string>`trim(${profiles.firstName} || ' ' || ${profiles.lastName})`,
  isListed: sql<boolean>`${profiles.listedAt} is not null and ${profiles.isActive} = 1`.mapWith(Boolean),
  ownerEmail: sql<string>`coalesce(${users.email}, ${profiles.email})`,
  ownerNetwork: users.network,
}
export type Candidate = {
  profileId: number
  profileUrl: string
  firstName: string
  name: string
  isListed: boolean
  ownerEmail: string
  ownerNetwork: string | null
}
export type KeptReference = typeof references.$inferSelect

/** Whose account has an address, under whatever tag; undefined where nobody's has. */
export async function findCandidate({ db }: Call, email: string): Promise<Candidate | undefined> {
  const [found] = await db
    .select(candidate)
    .from(users)
    .innerJoin(profiles, eq(profiles.ownerId, users.id))
    .where(and(eq(users.normalisedEmail, normaliseEmail(email)), isNull(users.suspendedAt)))
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

/** Everything that is kept of a referee, as they see and export it (R26). @throws AppError LINK_EXPIRED where it was erased. */
export async function findOwnReference(call: Call, link: LinkClaims<'referee'>): Promise<OwnReference> {
  const found = await findReference(call, link.id)
  if (found?.reference.createdAt.getTime() !== link.createdAt) throw new AppError('LINK_EXPIRED')
  const { reference, candidate } = found
  const confirmed = await findOwnConfirmations(call, link.id)
  return {
    candidateName: candidate.name,
    profileUrl: candidate.profileUrl,
    isPublic: candidate.isListed,
    name: reference.name,
    email: reference.email,
    company: reference.company,
    role: reference.role,
    status: reference.status,
    answers: reference.answers,
    feedback: reference.feedback,
    checks: checksOf(reference, confirmed.find(({ confirmedAt }) => confirmedAt)?.confirmedAt),
    confirmations: confirmed.map(({ title, sentence, at, claims }) => ({
      title,
      sentence,
      at: at.toISOString(),
      claims,
    })),
    invitedAt: reference.invitedAt?.toISOString() ?? null,
    submittedAt: reference.submittedAt?.toISOString() ?? null,
  }
}

/** What they said of stories with the words that it is about, of each version, latest first. */
async function findOwnConfirmations({ db }: Call, referenceId: number) {
  const [versions, spoken] = await db.batch([
    db
      .select({
        storyId: storyVersions.storyId,
        version: storyVersions.version,
        title: storyVersions.title,
        sentence: confirmations.sentence,
        confirmedAt: confirmations.confirmedAt,
      })
      .from(storyVersions)
      .leftJoin(
        confirmations,
        and(
          eq(confirmations.storyId, storyVersions.storyId),
          eq(confirmations.version, storyVersions.version),
          eq(confirmations.referenceId, referenceId),
        ),
      )
      .where(
        sql`(${storyVersions.storyId}, ${storyVersions.version}) in (
          select story_id, version from ${confirmations} where reference_id = ${referenceId}
          union select story_id, version from ${claimConfirmations} where reference_id = ${referenceId})`,
      ),
    db
      .select({
        storyId: claimConfirmations.storyId,
        version: claimConfirmations.version,
        text: claims.text,
        outcome: claimConfirmations.outcome,
        words: claimConfirmations.words,
        at: claimConfirmations.at,
      })
      .from(claimConfirmations)
      .innerJoin(
        claims,
        and(
          eq(claims.storyId, claimConfirmations.storyId),
          eq(claims.version, claimConfirmations.version),
          eq(claims.place, claimConfirmations.place),
        ),
      )
      .where(eq(claimConfirmations.referenceId, referenceId))
      .orderBy(asc(claimConfirmations.storyId), asc(claimConfirmations.place)),
  ])
  return versions
    .map(({ storyId, version, title, sentence, confirmedAt }) => {
      const own = spoken.filter((claim) => claim.storyId === storyId && claim.version === version)
      const at = confirmedAt ?? own[0]?.at ?? new Date(0)
      const told = own.map(({ text, outcome, words }) => ({ text, outcome, words }))
      return { title, sentence: sentence ?? '', confirmedAt, at, claims: told }
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime())
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
    .where(
      and(
        eq(references.profileId, profileId),
        inArray(references.id, ids),
        eq(references.status, 'validated'),
      ),
    )

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
