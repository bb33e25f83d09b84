import { and, asc, desc, eq, gt, inArray, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { referencesPerPage, reminderDays } from '#schema/references/limits.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { isDeclined } from '../../services/mail/suppressions.ts'
import { daysAgo } from '../../services/retention.ts'
import { readTogether } from '../../services/write.ts'
import { isMailableToday, leadsTo } from './mailbox-queries.ts'
import { asVersion, countsFor, isClaimSpokenOf, wasStopped } from './story-queries.ts'

const { claimConfirmations, claims, confirmations, outbox, profiles, references, storyVersions } = tables
const { suppressedAddresses, users } = tables

/** An invitation with its expert, for its mails and links. */
const invited = {
  id: references.id,
  profileId: references.profileId,
  firstName: references.firstName,
  lastName: references.lastName,
  name: references.name,
  email: references.email,
  status: references.status,
  invitationStory: references.invitationStory,
  words: references.words,
  invitedAt: references.invitedAt,
  expiresAt: references.expiresAt,
  remindedAt: references.remindedAt,
  createdAt: references.createdAt,
  decidedAt: references.decidedAt,
  validatedAt: references.validatedAt,
  candidateFirstName: profiles.firstName,
  candidateLastName: profiles.lastName,
  ownerEmail: users.email,
}

/** Invitations where `which` holds, without those of suspended or deleted owners. */
const invitedWhere = ({ db }: Call, which: SQL | undefined) =>
  db
    .select(invited)
    .from(references)
    .innerJoin(profiles, eq(profiles.id, references.profileId))
    .innerJoin(users, eq(users.id, profiles.ownerId))
    .where(and(which, isNull(users.suspendedAt)))
export type InvitedReferee = Awaited<ReturnType<typeof invitedWhere>>[number]

/**
 * The condition that mails may be sent for a reference's profile: its owner's address is verified, and neither is
 * suspended.
 */
export const mayAsk = (): SQL =>
  sql`exists (select 1 from ${profiles} asking join ${users} asker on asker.id = asking.owner_id
    where asking.id = ${references.profileId} and asking.suspended_at is null
      and asker.email_verified = 1 and asker.suspended_at is null)`
/** The same of one reference. */
export const isAskable = (id: number): SQL =>
  sql`exists (select 1 from ${references} where id = ${id} and ${mayAsk()})`
const isInvited = eq(references.status, 'invited')
/** The condition that a referee was named or invited since a moment. */
export const isInvitedSince = (since: Date): SQL =>
  sql`max(${references.createdAt}, coalesce(${references.invitedAt}, 0)) >= ${since.getTime()}`
/** The condition that an invitation has no answer from a confirmed address; declining and withdrawing are answers. */
export const awaitsReferee = (): SQL | undefined =>
  and(inArray(references.status, ['invited', 'submitted']), isNull(references.decidedAt))

/** Invitations that wait and can be mailed today, beginning after an id; of one owner where that is given. */
export const waitingInvitations = (
  call: Call,
  { after, atMost, ownerId }: { after: number; atMost: number; ownerId?: string },
) =>
  invitedWhere(
    call,
    and(
      isInvited,
      isNull(references.invitedAt),
      isNull(references.remindedAt),
      gt(references.id, after),
      isMailableToday(call, 'invitation'),
      mayAsk(),
      ownerId ? eq(profiles.ownerId, ownerId) : undefined,
    ),
  )
    .orderBy(asc(references.id))
    .limit(atMost)

/** Unanswered invitations of a week ago without a reminder that can be mailed today, beginning after an id. */
export const unremindedInvitations = (call: Call, { after, atMost }: { after: number; atMost: number }) =>
  invitedWhere(
    call,
    and(
      awaitsReferee(),
      lt(references.invitedAt, daysAgo(call, reminderDays)),
      isNull(references.remindedAt),
      gt(references.expiresAt, call.now),
      gt(references.id, after),
      isMailableToday(call, 'reminder'),
      mayAsk(),
    ),
  )
    .orderBy(asc(references.id))
    .limit(atMost)

/** Everything that is over for some profiles: unanswered invitations and answers from unconfirmed addresses; not for those of `but`. */
export const expiredInvitations = (call: Call, atMost: number, but: readonly number[] = []) => {
  const isWanted = and(isOver(call), notInArray(references.profileId, [...but]))
  return call.db
    .select({
      id: references.id,
      profileId: references.profileId,
      name: references.name,
      status: references.status,
      candidateFirstName: profiles.firstName,
      /** Null where no mail may be sent. */
      ownerEmail: users.email,
    })
    .from(references)
    .innerJoin(profiles, eq(profiles.id, references.profileId))
    .leftJoin(users, and(eq(users.id, profiles.ownerId), isNull(users.suspendedAt)))
    .where(
      and(
        isOver(call),
        sql`${references.profileId} in (select profile_id from ${references} where ${isWanted} limit ${atMost})`,
      ),
    )
    .orderBy(asc(references.id))
}

export type ExpiredInvitation = Awaited<ReturnType<typeof expiredInvitations>>[number]

/** The condition that an invitation, or an answer from an unconfirmed address, is over. */
export const isOver = ({ now }: Call): SQL =>
  sql`${references.status} in ('invited', 'submitted') and ${references.expiresAt} <= ${now.getTime()}`

/** An invitation by its id; undefined where it was deleted. */
export async function findInvited(call: Call, id: number): Promise<InvitedReferee | undefined> {
  const [found] = await invitedWhere(call, eq(references.id, id))
  return found
}

/** The status of a mailbox's reference. */
export const invitationStateOf = ({ db }: Call, profileId: number, email: string) =>
  db
    .select({ id: references.id, status: references.status })
    .from(references)
    .where(and(eq(references.profileId, profileId), leadsTo(email)))

/** How many mails have keys with this prefix, which ends in a slash. */
export async function countMailsUnder({ db }: Call, prefix: string): Promise<number> {
  // Zero comes right after the slash.
  const [found] = await db
    .select({ total: sql<number>`count(*)` })
    .from(outbox)
    .where(sql`key >= ${prefix} and key < ${`${prefix.slice(0, -1)}0`}`)
  return found?.total ?? 0
}

/** The latest first, and behind them uninvited answers from unconfirmed addresses. */
const latestFirst = [
  sql`${references.status} = 'submitted' and ${references.invitedAt} is null`,
  desc(sql`coalesce(${references.invitedAt}, ${references.createdAt})`),
  desc(references.id),
]

/**
 * The referees whom an owner asked, all, a page or one, with the state of their mailbox and what they said about which
 * story.
 */
export function findRequestedReferences(
  call: Call,
  profileId: number,
  which: { id?: number; page?: number } = {},
) {
  const { db } = call
  const inPage = which.page
    ? inArray(
        references.id,
        db
          .select({ id: references.id })
          .from(references)
          .where(eq(references.profileId, profileId))
          .orderBy(...latestFirst)
          .limit(referencesPerPage)
          .offset((which.page - 1) * referencesPerPage),
      )
    : undefined
  const ofProfile = and(
    eq(references.profileId, profileId),
    which.id ? eq(references.id, which.id) : undefined,
    inPage,
  )
  return readTogether(call, {
    requested: db
      .select({
        reference: references,
        /** 1 where mail to them bounced, 0 where they declined invitations. */
        bounced: sql<number | null>`coalesce(
          (select a.reason = 'bounce' from ${suppressedAddresses} a where a.email = lower("references".email)),
          case when ${isDeclined(sql`"references".normalised_email`, 'invitation')}
            or ${isDeclined(sql`"references".normalised_email`, 'reminder')} then 0 end)`,
        isStopped: sql<boolean>`${wasStopped()}`.mapWith(Boolean),
      })
      .from(references)
      .where(ofProfile)
      .orderBy(...latestFirst),
    confirmed: db
      .select({
        referenceId: confirmations.referenceId,
        storyId: confirmations.storyId,
        version: confirmations.version,
        title: storyVersions.title,
        at: confirmations.confirmedAt,
      })
      .from(references)
      .innerJoin(confirmations, eq(confirmations.referenceId, references.id))
      .innerJoin(
        storyVersions,
        and(
          eq(storyVersions.storyId, confirmations.storyId),
          eq(storyVersions.version, confirmations.version),
        ),
      )
      .where(and(ofProfile, countsFor(asVersion.version, sql`${confirmations}`))),
    spoken: db
      .select({
        referenceId: claimConfirmations.referenceId,
        storyId: claimConfirmations.storyId,
        version: claimConfirmations.version,
        title: storyVersions.title,
        text: claims.text,
        outcome: claimConfirmations.outcome,
        words: claimConfirmations.words,
        at: claimConfirmations.at,
      })
      .from(references)
      .innerJoin(claimConfirmations, eq(claimConfirmations.referenceId, references.id))
      .innerJoin(claims, isClaimSpokenOf)
      .innerJoin(
        storyVersions,
        and(eq(storyVersions.storyId, claims.storyId), eq(storyVersions.version, claims.version)),
      )
      .where(ofProfile)
      .orderBy(asc(claims.storyId), asc(claims.claimIndex)),
  })
}
