import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { isUnder, isUnderSpelling, type OwnedMailbox } from '../../services/mail/owned-mailbox.ts'
import { readTogether } from '../../services/write.ts'
import { isHandOffOf } from '../leads/queries.ts'

const { chatSessions, leads, meetings, outbox, profileRedirects, profiles } = tables
const { questions, references, reports, scorecardSubmissions, users } = tables

/**
 * What the erasing of an account needs of its profile: its addresses and the recipients of mails; undefined where it
 * has none.
 */
export async function findErasable(call: Call, id: number) {
  const { db } = call
  const {
    profiles: [profile],
    accounts: [account],
    old,
    referees,
  } = await readTogether(call, {
    profiles: db
      .select({
        id: profiles.id,
        profileUrl: profiles.profileUrl,
        pictureSlug: sql<string>`coalesce(picture_slug, profile_url)`,
        username: profiles.username,
        name: sql<string>`trim(first_name || ' ' || last_name)`,
      })
      .from(profiles)
      .where(eq(profiles.id, id)),
    accounts: db
      .select({ email: users.email, emailVerified: users.emailVerified })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.ownerId))
      .where(eq(profiles.id, id)),
    old: db
      .select({ oldUrl: profileRedirects.oldUrl })
      .from(profileRedirects)
      .where(eq(profileRedirects.profileId, id)),
    referees: db
      .select({
        id: references.id,
        name: references.name,
        email: references.email,
        status: references.status,
      })
      .from(references)
      .where(isWrittenTo(id)),
  })
  return profile && { ...profile, account, oldUrls: old.map(({ oldUrl }) => oldUrl), referees }
}

/** Whoever was written to for a profile, and not yet that it is over. */
const isWrittenTo = (profileId: number) =>
  and(
    eq(references.profileId, profileId),
    or(
      inArray(references.status, ['validated', 'submitted']),
      and(eq(references.status, 'invited'), isNotNull(references.invitedAt)),
    ),
  )

/** The condition that what was read to erase a profile is not all any more: its addresses, or whom to write to. */
export const isErasableChanged = (read: NonNullable<Awaited<ReturnType<typeof findErasable>>>): SQL =>
  sql`(not exists (select 1 from ${profiles} p left join ${users} u on u.id = p.owner_id
      where p.id = ${read.id} and p.profile_url = ${read.profileUrl} and p.username is ${read.username}
        and coalesce(p.picture_slug, p.profile_url) = ${read.pictureSlug} and u.email is ${read.account?.email ?? null}
        and u.email_verified is ${read.account ? Number(read.account.emailVerified) : null})
    or exists (select 1 from ${profileRedirects} where profile_id = ${read.id}
      and old_url not in (select value from json_each(${JSON.stringify(read.oldUrls)})))
    or exists (select 1 from ${references} where ${isWrittenTo(read.id)}
      and id not in (select value from json_each(${JSON.stringify(read.referees.map(({ id }) => id))}))))`

/**
 * The condition that a mail is to a person: to their mailbox, or before it is verified to the address as they wrote it.
 */
export const isTo = ({ email, emailVerified }: { email: string; emailVerified: boolean }): SQL => {
  const toMailbox = isToMailbox({ email })
  return emailVerified ? toMailbox : sql`(${toMailbox} and lower(recipient) = ${email.toLowerCase()})`
}

/** The condition that a mail is to a mailbox, from before somebody else could have it. */
export const isToMailbox = (mailbox: OwnedMailbox): SQL =>
  isUnderSpelling({ normalisedEmail: outbox.normalisedTo, createdAt: outbox.createdAt }, mailbox)

/** The keys of the mails with reports of a profile, and of those that say what became of them. */
export const keysOfReportsOn = (profileId: number): SQL =>
  sql`select what.value || report_key from ${reports}, json_each('["report/","report-decided/"]') as what
    where profile_id = ${profileId}`

/** The keys of the mails with a profile's answers to visitors, and with conversations that were handed over to it. */
export const keysOfAnswersFrom = (profileId: number): SQL =>
  sql`select 'answer/' || id from ${questions} where profile_id = ${profileId}
    union all select 'hand-off/' || session_id from ${leads} where profile_id = ${profileId} and session_id is not null
    union all select 'hand-off-answer/' || id from ${leads} where profile_id = ${profileId} and source = 'hand-off'`

/** The keys of the mails with what was handed in under a mailbox. */
export function keysOfWhatCameFrom(mailbox: OwnedMailbox): SQL {
  return sql`select 'question/' || question_key from ${questions} where ${isUnder(questions, mailbox)}
    union all select 'report/' || report_key from ${reports} where ${isUnder(reports, mailbox)}
    union all select 'hand-off/' || session_id from ${leads} where ${isUnder(leads, mailbox)} and session_id is not null
    union all select what.value || submission_key from ${scorecardSubmissions}, json_each('["scorecard-result/","scorecard-help/","lead/"]') as what
      where ${isUnder(scorecardSubmissions, mailbox)}`
}

/** The keys of the mails with a visitor's messages to experts and the conversations that they handed over, and of the answers. */
export const keysOfMailsFrom = (visitorId: string): SQL =>
  sql`select 'question/' || question_key from ${questions} where visitor_id = ${visitorId}
    union all select 'answer/' || id from ${questions} where visitor_id = ${visitorId}
    union all select 'hand-off/' || id from ${chatSessions} where visitor_id = ${visitorId}
    union all select 'hand-off-answer/' || ${leads.id} from ${leads} where ${isHandOffOf(visitorId)}`

/** The keys of the mail and the pushes by which an expert was told of a lead. */
export const keysOfLead = (profileId: number, id: number): SQL => {
  const isIt = sql`l.id = ${id} and l.profile_id = ${profileId}`
  return sql`select 'question/' || q.question_key as prefix from ${leads} l join ${questions} q on q.id = l.question_id
      where ${isIt}
    union all select 'lead/' || s.submission_key from ${leads} l
      join ${scorecardSubmissions} s on s.id = l.submission_id where ${isIt}
    union all select 'hand-off/' || l.session_id from ${leads} l where ${isIt} and l.session_id is not null`
}

/** The key of the mail with one conversation of a visitor. */
export const keyOfHandOff = (sessionId: string, visitorId: string): SQL =>
  sql`select 'hand-off/' || id from ${chatSessions} where id = ${sessionId} and visitor_id = ${visitorId}`

/** What the keys of pushes about what came from a mailbox begin with. */
export const pushesAboutMailbox = (mailbox: OwnedMailbox): SQL =>
  sql`select 'question/' || question_key as prefix from ${questions} where ${isUnder(questions, mailbox)}
    union all select 'lead/' || submission_key from ${scorecardSubmissions} where ${isUnder(scorecardSubmissions, mailbox)}
    union all select 'meeting/' || uid from ${meetings} where ${isUnder(meetings, mailbox)}
    union all select 'hand-off/' || session_id from ${leads} where ${isUnder(leads, mailbox)} and session_id is not null`

/** What the keys of pushes about what came from a visitor's device begin with. */
export const pushesAboutVisitor = (visitorId: string): SQL =>
  sql`select 'question/' || question_key as prefix from ${questions} where visitor_id = ${visitorId}
    union all select 'meeting/' || uid from ${meetings} where visitor_id = ${visitorId}
    union all select 'hand-off/' || id from ${chatSessions} where visitor_id = ${visitorId}`

/** The prefixes of the keys of all mails about a profile's references. */
export const mailsAboutReferencesOf = (profileId: number): SQL =>
  sql`select 'reference/' || id as prefix from ${references} where profile_id = ${profileId}`
