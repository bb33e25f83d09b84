import { asc, eq } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'

const { agentSettings, corrections, unanswered } = tables

/** What an owner taught their agent, how it speaks, and what it was asked in vain, which names nobody. */
export async function taughtRows(call: Call, profileId: number) {
  const { db } = call
  const { settings, ...rows } = await readTogether(call, {
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
      })
      .from(agentSettings)
      .where(eq(agentSettings.profileId, profileId)),
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
  return { ...rows, agentSettings: settings[0] ?? null }
}
