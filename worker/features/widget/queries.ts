import { desc, eq } from 'drizzle-orm'
import { plans } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { publicIdAt } from '../profiles/queries.ts'

const { profiles, widgetRefusals, widgetSettings } = tables

/** What an owner has set for their widget; no row where nothing. */
export const widgetSettingsOf = ({ db }: Pick<Call, 'db'>, profileId: number) =>
  db
    .select({
      domains: widgetSettings.domains,
      accent: widgetSettings.accent,
      position: widgetSettings.position,
      greeting: widgetSettings.greeting,
      theme: widgetSettings.theme,
    })
    .from(widgetSettings)
    .where(eq(widgetSettings.profileId, profileId))

/** The sites that were refused an owner's widget, the latest first. */
export const refusalsOf = ({ db }: Pick<Call, 'db'>, profileId: number) =>
  db
    .select({ origin: widgetRefusals.origin, count: widgetRefusals.count, lastAt: widgetRefusals.lastAt })
    .from(widgetRefusals)
    .where(eq(widgetRefusals.profileId, profileId))
    .orderBy(desc(widgetRefusals.lastAt), widgetRefusals.origin)

/**
 * The public profile at a profileUrl or an old one, and the origins that may show its widget, none where the plan does
 * not include it; undefined if it is not published.
 */
export async function findWidget({ db }: Call, profileUrl: string) {
  const [found] = await db
    .select({ id: profiles.id, plan: profiles.plan, domains: widgetSettings.domains })
    .from(profiles)
    .leftJoin(widgetSettings, eq(widgetSettings.profileId, profiles.id))
    .where(eq(profiles.id, publicIdAt(profileUrl)))
  if (!found) return undefined
  const { id, plan, domains } = found
  return { id, origins: (plans[plan].widget && domains) || [] }
}
