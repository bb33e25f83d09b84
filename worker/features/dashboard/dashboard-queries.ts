import { type Dashboard, neededReferences, neededStories } from '#schema/dashboard.ts'
import { plans } from '#schema/levels.ts'
import type { Call, SignedIn } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { unreadConversations } from '../chat/conversation-queries.ts'
import { activityIn, selectActivity } from '../figures/activity-queries.ts'
import { countsIn, countsOf } from '../figures/queries.ts'
import { unreadLeads } from '../leads/queries.ts'
import { comingIn, selectComing } from '../meetings/coming-queries.ts'
import { ownStoriesIn, selectOwnStories } from '../stories/queries.ts'
import { completionOf } from './completion.ts'
import { ownIn, selectOwn } from './queries.ts'

const shownActivity = 8

/** What an owner sees first of their profile, read in one batch (account spec section 7). @throws AppError NO_OWN_PROFILE. */
export async function findDashboard(call: Call, own: NonNullable<SignedIn['profile']>): Promise<Dashboard> {
  const [rows, counts, told, [leads], [conversations], coming, happened] = await call.db.batch([
    selectOwn(call, own.id),
    countsOf(call, own.id),
    selectOwnStories(call, own.id),
    unreadLeads(call, own.id),
    unreadConversations(call, own.id),
    selectComing(call, own.id),
    selectActivity(call, own, { atMost: shownActivity }),
  ])
  const found = ownIn(call, rows)
  if (!found) throw new AppError('NO_OWN_PROFILE')
  const stories = ownStoriesIn(told, plans[own.plan].publicStories)
  const { profile, validatedReferences, waitingReferences, validatedStories, isPassedOn } = found
  return {
    profile,
    analytics: { ...countsIn(counts), validatedStories },
    completion: completionOf({ profile, validatedReferences, stories: stories.length, isPassedOn }),
    unread: { leads: leads?.unread ?? 0, conversations: conversations?.unread ?? 0 },
    meetings: comingIn(coming),
    activity: activityIn(happened, shownActivity).items,
    stories,
    waitingReferences,
    checklist: [
      step('verified-address', Number(profile.emailVerified), 1),
      step('two-references', validatedReferences, neededReferences),
      step('one-story', validatedStories, neededStories),
      step('be-active', Number(profile.isActive), 1),
    ],
  }
}

const step = <Step>(step: Step, have: number, need: number) => ({ step, done: have >= need, have, need })
