import { getTableColumns, sql } from 'drizzle-orm'
import { everyKind } from '#schema/accounts/suppressions.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { isUnder, type OwnedMailbox, whileOwned } from '../../services/mail/owned-mailbox.ts'
import { selectSuppressions } from '../../services/mail/suppressions.ts'
import { readTogether } from '../../services/write.ts'
import { bookingColumns } from '../meetings/meeting-queries.ts'

const { leads, meetings, profiles, questions, reports, scorecardSubmissions, waitlistEntries } = tables

/** The mails that a mailbox declined, or that bounced. */
export async function unwantedMails(call: Call, mailbox: OwnedMailbox) {
  const { declined, suppressed } = await readTogether(call, selectSuppressions(call, mailbox))
  return [...declined, ...suppressed.map((address) => ({ kind: everyKind, ...address }))]
}

/** What a mailbox left with experts, in the scorecard, as reports and on the waitlist. */
export async function rowsUnder(call: Call, mailbox: OwnedMailbox) {
  const { db } = call
  const ofExpert = sql<string | null>`(select profile_url from ${profiles} p where p.id = profile_id)`
  const { id, token, submissionKey, profileId, normalisedEmail, ...result } =
    getTableColumns(scorecardSubmissions)
  const { id: _entry, normalisedEmail: _theirs, ...entered } = getTableColumns(waitlistEntries)
  const {
    waitlist: [waitlist],
    ...rows
  } = await readTogether(call, {
    scorecards: db
      .select({ expert: ofExpert, ...result })
      .from(scorecardSubmissions)
      .where(isUnder(scorecardSubmissions, mailbox)),
    givenToExperts: db
      .select({
        expert: ofExpert,
        source: leads.source,
        name: leads.name,
        email: leads.email,
        at: leads.createdAt,
        widgetSite: leads.widgetSite,
      })
      .from(leads)
      .where(isUnder(leads, mailbox)),
    messages: db
      .select({
        expert: ofExpert,
        question: questions.question,
        name: questions.name,
        email: questions.email,
        answer: questions.answer,
        at: questions.createdAt,
      })
      .from(questions)
      .where(isUnder(questions, mailbox)),
    reports: db
      .select({
        profile: ofExpert,
        reason: reports.reason,
        text: reports.text,
        email: reports.email,
        status: reports.status,
        at: reports.createdAt,
      })
      .from(reports)
      .where(isUnder(reports, mailbox)),
    meetings: db
      .select({
        expert: ofExpert,
        ...bookingColumns,
        // Whoever has the mailbox later may have cancelled it.
        cancelReason: sql<string>`case when ${meetings.cancelledBy} = 'visitor'
          and not (${whileOwned(meetings.changedAt, mailbox)}) then '' else ${meetings.cancelReason} end`,
      })
      .from(meetings)
      .where(isUnder(meetings, mailbox)),
    waitlist: db
      .select(entered)
      .from(waitlistEntries)
      // Whoever has the mailbox later may have renewed it.
      .where(isUnder({ ...waitlistEntries, createdAt: waitlistEntries.updatedAt }, mailbox)),
  })
  return { ...rows, waitlist: waitlist ?? null }
}
