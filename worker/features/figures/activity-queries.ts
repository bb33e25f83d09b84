import type { ActivityPage } from '#schema/activity.ts'
import type { Call } from '../../call.ts'
import { leadsOf } from '../leads/queries.ts'

/** What happened last on a profile, newest first (R11). */
export async function activityOf(call: Call, profileId: number, cursor?: string): Promise<ActivityPage> {
  const { leads, nextCursor } = await leadsOf(call, profileId, { cursor })
  return {
    items: leads.map(({ id, source, name, createdAt }) => ({
      kind: source === 'scorecard' ? ('resultShared' as const) : ('messageLeft' as const),
      at: createdAt,
      count: 1,
      name,
      title: '',
      id,
    })),
    nextCursor,
  }
}
