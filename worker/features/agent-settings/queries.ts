import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AgentSettings } from '#schema/agent-settings/agent-settings.ts'
import { dayMs } from '#schema/durations.ts'
import { normaliseEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { tables } from '../../services/database.ts'
import { isDeclined, isSuppressed } from '../../services/mail/suppressions.ts'
import { issueExpiringToken, readExpiringToken } from '../../services/tokens.ts'
import { isPublic } from '../profiles/queries.ts'

const { agentSettings, corrections, profiles, widgetSettings } = tables
const linkTtlMs = 7 * dayMs

const isBarred = sql<boolean>`${isSuppressed(sql`hand_off_email`)}`.mapWith(Boolean)

/** The address to which transcripts go; null for the owner's own, also while another one is not confirmed. */
export const confirmedHandOffEmail = sql<string | null>`case when hand_off_confirmed_at is not null
  and not ${isSuppressed(sql`hand_off_email`)} then hand_off_email end`

/** How the agent of a profile behaves; no row where its owner has set nothing. */
export const settingsOf = ({ db }: Pick<Call, 'db'>, profileId: SQL | number) =>
  db
    .select({
      avoid: agentSettings.avoid,
      manner: agentSettings.manner,
      handOffEmail: confirmedHandOffEmail,
    })
    .from(agentSettings)
    .where(eq(agentSettings.profileId, profileId))

/** The condition that an agent was taught, told how it behaves or where it is shown since a moment. */
export function isAgentChangedSince(profileId: SQL<number>, since: Date): SQL {
  const isIn = (table: typeof agentSettings | typeof corrections | typeof widgetSettings) =>
    sql`exists (select 1 from ${table} where profile_id = ${profileId} and edited_at >= ${since.getTime()})`
  return sql`(${isIn(corrections)} or ${isIn(agentSettings)} or ${isIn(widgetSettings)})`
}

/** The address for transcripts that the owner of a profile chose, and what is known of it. */
export const handOffAddressOf = ({ db }: Call, profileId: number) =>
  db
    .select({
      email: agentSettings.handOffEmail,
      askedAt: agentSettings.handOffAskedAt,
      confirmedAt: agentSettings.handOffConfirmedAt,
      isBarred,
    })
    .from(agentSettings)
    .where(eq(agentSettings.profileId, profileId))

/** Whether a mailbox asked for no mails of conversations that are handed over. */
export const findDeclined = ({ db }: Call, email: string) =>
  db.all<{ is: number }>(sql`select ${isDeclined(sql`${normaliseEmail(email)}`, 'hand-off')} as "is"`)

type HandOffAddress = Awaited<ReturnType<typeof handOffAddressOf>>[number]

/** The same as the settings show it. */
export async function handOffShown(
  call: Call,
  address: HandOffAddress | undefined,
): Promise<Pick<AgentSettings, 'handOffEmail' | 'handOffState' | 'handOffUntil'>> {
  if (!address?.email) return { handOffEmail: '', handOffState: 'own', handOffUntil: null }
  const { email: handOffEmail, askedAt, confirmedAt } = address
  const state = (handOffState: AgentSettings['handOffState'], until?: Date) => ({
    handOffEmail,
    handOffState,
    handOffUntil: until?.toISOString() ?? null,
  })
  if (address.isBarred) return state('barred')
  const [declined] = await findDeclined(call, handOffEmail)
  if (declined?.is) return state('declined')
  if (confirmedAt) return state('confirmed')
  const until = new Date((askedAt?.getTime() ?? 0) + linkTtlMs)
  return until > call.now ? state('waiting', until) : state('expired')
}

/** The token of the link that confirms an address for the transcripts of a profile, for a week. */
export const issueHandOffLink = ({ variables, now }: Call, profileId: number, email: string) =>
  issueExpiringToken(
    variables.AUTH_SECRET,
    'hand-off-address',
    { profileId, email },
    new Date(now.getTime() + linkTtlMs),
  )

const claimsSchema = z.object({ profileId: z.number().int(), email: z.string() })

/** What a mailed link confirms. @throws AppError LINK_EXPIRED where it is forged, expired, or the address is another by now. */
export async function readHandOffLink(call: Call, token: string) {
  const claims = await readExpiringToken(call.variables.AUTH_SECRET, 'hand-off-address', token, call.now)
  const { data } = claimsSchema.safeParse(claims)
  const [found] = data
    ? await call.db
        .select({
          profileId: profiles.id,
          firstName: profiles.firstName,
          lastName: profiles.lastName,
          profileUrl: profiles.profileUrl,
          isPublic: sql<boolean>`${isPublic}`.mapWith(Boolean),
          email: agentSettings.handOffEmail,
        })
        .from(agentSettings)
        .innerJoin(profiles, eq(profiles.id, agentSettings.profileId))
        .where(eq(agentSettings.profileId, data.profileId))
    : []
  if (!found || found.email !== data?.email) throw new AppError('LINK_EXPIRED')
  const { firstName, lastName, ...about } = found
  return { ...about, email: data.email, name: `${firstName} ${lastName}`.trim() }
}

/** The agent's own greeting, empty for the usual one. */
export const greetingAt = ({ db }: Call, profileId: number) =>
  db.select({ greeting: profiles.agentGreeting }).from(profiles).where(eq(profiles.id, profileId))
