import { and, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import { maxRefused } from '#schema/widget/widget-options.ts'
import type { WidgetSettingsEdit } from '#schema/widget/widget-settings.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { widgetRefusals, widgetSettings } = tables

/**
 * Saves where an owner's widget may be shown and how it looks; what is undefined stays, and refusals of the sites that now
 * may are forgotten.
 */
export function saveWidgetSettings({ db, now }: Call, profileId: number, settings: WidgetSettingsEdit) {
  const changes = { ...settings, editedAt: now }
  return [
    db
      .insert(widgetSettings)
      .values({ profileId, ...changes })
      .onConflictDoUpdate({ target: widgetSettings.profileId, set: changes }),
    db
      .delete(widgetRefusals)
      .where(
        and(eq(widgetRefusals.profileId, profileId), inArray(widgetRefusals.origin, settings.domains ?? [])),
      ),
  ] as const
}

/** Notes that a site asked for a widget and was refused; the oldest refusals make room for it. */
export const noteRefusal = ({ db, now }: Call, profileId: number, origin: string) =>
  [
    db
      .insert(widgetRefusals)
      .values({ profileId, origin, lastAt: now })
      .onConflictDoUpdate({
        target: [widgetRefusals.profileId, widgetRefusals.origin],
        set: { count: sql`${widgetRefusals.count} + 1`, lastAt: now },
      }),
    db.delete(widgetRefusals).where(
      and(
        eq(widgetRefusals.profileId, profileId),
        ne(widgetRefusals.origin, origin),
        notInArray(
          widgetRefusals.origin,
          sql`(select origin from ${widgetRefusals} where profile_id = ${profileId}
            order by last_at desc limit ${maxRefused})`,
        ),
      ),
    ),
  ] as const

/** Deletes where a widget may be shown, and how it looks, where `onlyIf` holds. */
export const deleteWidgetSettings = ({ db }: Call, profileId: SQL<number>, onlyIf: SQL) =>
  db.delete(widgetSettings).where(and(eq(widgetSettings.profileId, profileId), onlyIf))

/** Deletes an owner's widget settings and the sites that were refused. */
export const eraseWidgetOf = ({ db }: Call, profileId: number) =>
  [
    db.delete(widgetSettings).where(eq(widgetSettings.profileId, profileId)),
    db.delete(widgetRefusals).where(eq(widgetRefusals.profileId, profileId)),
  ] as const
