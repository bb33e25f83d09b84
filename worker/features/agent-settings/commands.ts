import { and, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AgentSettingsEdit } from '#schema/agent-settings/agent-settings.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { fewerMailsThan, fewerMailsUnder } from '../../services/mail/mail-limits.ts'
import { eraseMailsByPrefix, mailStatement } from '../../services/mail/outbox.ts'
import type { Refusal } from '../../services/write.ts'
import { isNotSuspended, isSuspended } from '../profiles/suspension-commands.ts'
import type { handOffAddressEmail } from './emails.ts'

const { agentSettings } = tables
/** Links that confirm an address for transcripts, for each mailbox. */
const linksPerDay = 3
/** The same for each owner, to whatever mailboxes. */
const ownersLinksPerDay = 10

/** Saves how an agent behaves; what is undefined stays. Another address for transcripts is not confirmed any more. */
export function saveSettings(
  { db, now }: Call,
  profileId: number,
  { avoid, manner, handOffEmail }: Omit<AgentSettingsEdit, 'greeting'>,
) {
  const address = handOffEmail || null
  const isSame = sql`hand_off_email is ${address}`
  const changes = {
    ...(avoid !== undefined && { avoid: [...new Set(avoid)] }),
    ...(manner !== undefined && { manner }),
    editedAt: now,
  }
  const requestedAt = address === null ? null : now
  return db
    .insert(agentSettings)
    .values({
      profileId,
      ...changes,
      ...(handOffEmail !== undefined && { handOffEmail: address, handOffAskedAt: requestedAt }),
    })
    .onConflictDoUpdate({
      target: agentSettings.profileId,
      set: {
        ...changes,
        ...(handOffEmail !== undefined && {
          handOffEmail: address,
          handOffAskedAt: sql`case when ${isSame} then hand_off_asked_at else ${requestedAt?.getTime() ?? null} end`,
          handOffConfirmedAt: sql`case when ${isSame} then hand_off_confirmed_at end`,
        }),
      },
    })
}

/** The mail with the link that confirms an address for transcripts, where `onlyIf` holds, and its limits. */
export function mailHandOffLink(
  call: Call,
  profileId: number,
  content: ReturnType<typeof handOffAddressEmail>,
  onlyIf: SQL,
) {
  const owners = `hand-off-address/${profileId}/` as const
  const mail = { key: owners + crypto.randomUUID(), ...content }
  const isLeft = sql`${fewerMailsThan(call, linksPerDay, mail)} and ${fewerMailsUnder(call, ownersLinksPerDay, owners)}`
  return {
    mail: mailStatement(call, mail, sql`${onlyIf} and ${isLeft}`),
    isSpent: sql`${onlyIf} and not (${isLeft})`,
  }
}

/** The condition that a profile has another address for transcripts, or none. */
export const isNewHandOffEmail = (profileId: number, email: string): SQL =>
  sql`not exists (select 1 from ${agentSettings} where profile_id = ${profileId} and hand_off_email = ${email})`

/** The condition that an address for transcripts waits to be confirmed. */
export const isUnconfirmedHandOff = (profileId: number, email: string): SQL =>
  sql`exists (select 1 from ${agentSettings} where profile_id = ${profileId} and hand_off_email = ${email}
    and hand_off_confirmed_at is null)`

/** The refusals of a link that `isAsked` for: nothing is mailed in the name of who is suspended or unconfirmed. */
export const refusalsOfLink = (
  profileId: number,
  isAsked: SQL,
  isSpent: SQL,
  isVerified: boolean,
): Refusal[] => [
  [sql`${isAsked} and ${Number(!isVerified)}`, 'EMAIL_UNCONFIRMED'],
  [sql`${isAsked} and ${isSuspended(profileId)}`, 'PROFILE_SUSPENDED'],
  [isSpent, 'ADDRESS_LINKS_SPENT'],
]

/** Records that the link was mailed again. */
export const renewHandOffLink = ({ db, now }: Call, profileId: number, email: string) =>
  db
    .update(agentSettings)
    .set({ handOffAskedAt: now })
    .where(
      and(
        eq(agentSettings.profileId, profileId),
        eq(agentSettings.handOffEmail, email),
        isNull(agentSettings.handOffConfirmedAt),
      ),
    )

/** Confirms an address for transcripts, once; answers no row where it is another one by now, or its profile is suspended. */
export const confirmHandOffEmail = ({ db, now }: Call, profileId: number, email: string) =>
  db
    .update(agentSettings)
    .set({ handOffConfirmedAt: sql`coalesce(hand_off_confirmed_at, ${now.getTime()})` })
    .where(
      and(
        eq(agentSettings.profileId, profileId),
        eq(agentSettings.handOffEmail, email),
        isNotSuspended(profileId),
      ),
    )

/** Removes an address for transcripts that was asked for since a moment, where `onlyIf` holds. */
export const removeHandOffEmail = ({ db }: Call, profileId: SQL<number>, since: Date, onlyIf: SQL = sql`1`) =>
  db
    .update(agentSettings)
    .set({ handOffEmail: null, handOffAskedAt: null, handOffConfirmedAt: null })
    .where(
      and(
        eq(agentSettings.profileId, profileId),
        isNotNull(agentSettings.handOffEmail),
        gte(agentSettings.handOffAskedAt, since),
        onlyIf,
      ),
    )

/** Deletes how an owner's agent behaves, and the mails to an address for its transcripts. */
export const eraseSettingsOf = (call: Call, profileId: number) =>
  [
    eraseMailsByPrefix(call, `hand-off-address/${profileId}/`),
    call.db.delete(agentSettings).where(eq(agentSettings.profileId, profileId)),
  ] as const
