import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { hourMs } from '#schema/durations.ts'
import type { Call, WidgetVisitor } from '../../call.ts'
import { issueExpiringToken, readExpiringToken } from '../../services/tokens.ts'

const ticketMs = 60_000
const visitMs = 12 * hourMs
const ticketPurpose = 'widget-ticket'
const visitPurpose = 'widget-visit'
const ticketClaims = z.object({ profileId: z.number(), origin: z.string() })
const visitClaims = z.object({ profileId: z.number(), site: z.string() })

/** Signs that a site may show the widget of a profile; good for a minute. */
export const issueTicket = ({ variables, now }: Call, claims: z.infer<typeof ticketClaims>) =>
  issueExpiringToken(variables.AUTH_SECRET, ticketPurpose, claims, new Date(now.getTime() + ticketMs))

/** What a ticket says; undefined where it is forged or expired. */
export const readTicket = async ({ variables, now }: Call, ticket: string) =>
  ticketClaims.safeParse(await readExpiringToken(variables.AUTH_SECRET, ticketPurpose, ticket, now)).data

/** Signs on which site somebody uses the widget of a profile; good for half a day. */
export const issueVisit = ({ variables, now }: Call, claims: z.infer<typeof visitClaims>) =>
  issueExpiringToken(variables.AUTH_SECRET, visitPurpose, claims, new Date(now.getTime() + visitMs))

/** Where a visit began; undefined where its token is forged or expired. */
export const readVisit = async (
  { variables, now }: Call,
  token: string | undefined,
): Promise<WidgetVisitor | undefined> =>
  visitClaims.safeParse(await readExpiringToken(variables.AUTH_SECRET, visitPurpose, token, now)).data

/** The site on which the caller uses a profile's widget: empty where it is not known, null where they use none. */
export function widgetSiteOf({ widgetVisitor }: Call, profileId: SQL): SQL {
  if (!widgetVisitor) return sql`null`
  const { site } = widgetVisitor
  return widgetVisitor.profileId === null
    ? sql`${site}`
    : sql`case when ${profileId} = ${widgetVisitor.profileId} then ${site} end`
}

/** The site in a mail about what the caller did with a profile; undefined where they use no widget of it. */
export const mailedSite = ({ widgetVisitor }: Call, profileId: number) =>
  widgetVisitor && [null, profileId].includes(widgetVisitor.profileId) ? widgetVisitor.site : undefined
