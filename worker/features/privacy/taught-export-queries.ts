import { asc, eq } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'

const { agentSettings, corrections, unanswered, widgetRefusals, widgetSettings } = tables

/**
 * What an owner taught their agent, how it speaks, where it is shown, and its unanswered questions, which name nobody.
 */
export async function taughtRows(call: Call, profileId: number) {
  const { db } = call
  const { settings, widget, ...rows } = await readTogether(call, {
    corrections: db
      .select({
        asked: corrections.asked,
        answer: corrections.answer,
        isActive: corrections.isActive,
        retiredAt: corrections.retiredAt,
        storyId: corrections.storyId,
        createdAt: corrections.createdAt,
        editedAt: corrections.editedAt,
      })
      .from(corrections)
      .where(eq(corrections.profileId, profileId))
      .orderBy(asc(corrections.editedAt)),
    settings: db
      .select({
        avoid: agentSettings.avoid,
        manner: agentSettings.manner,
        handOffEmail: agentSettings.handOffEmail,
        handOffAskedAt: agentSettings.handOffAskedAt,
        handOffConfirmedAt: agentSettings.handOffConfirmedAt,
      })
      .from(agentSettings)
      .where(eq(agentSettings.profileId, profileId)),
    widget: db
      .select({
        domains: widgetSettings.domains,
        accent: widgetSettings.accent,
        position: widgetSettings.position,
        greeting: widgetSettings.greeting,
        theme: widgetSettings.theme,
        editedAt: widgetSettings.editedAt,
      })
      .from(widgetSettings)
      .where(eq(widgetSettings.profileId, profileId)),
    widgetRefusals: db
      .select({ origin: widgetRefusals.origin, count: widgetRefusals.count, lastAt: widgetRefusals.lastAt })
      .from(widgetRefusals)
      .where(eq(widgetRefusals.profileId, profileId))
      .orderBy(asc(widgetRefusals.origin)),
    askedInVain: db
      .select({
        example: unanswered.example,
        count: unanswered.count,
        source: unanswered.source,
        firstAt: unanswered.firstAt,
        lastAt: unanswered.lastAt,
        state: unanswered.state,
        storyId: unanswered.storyId,
      })
      .from(unanswered)
      .where(eq(unanswered.profileId, profileId))
      .orderBy(asc(unanswered.id)),
  })
  return { ...rows, agentSettings: settings[0] ?? null, widgetSettings: widget[0] ?? null }
}
