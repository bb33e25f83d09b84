import { sprintDayStarts } from '#schema/billing/sprints.ts'
import { type Dashboard, neededReferences, neededStories } from '#schema/dashboard.ts'
import { plans } from '#schema/levels.ts'
import { accountOf, type Call, type SignedIn } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { readTogether } from '../../services/write.ts'
import { selectPastDue, selectTrial } from '../billing/billing-queries.ts'
import { activityIn, selectActivity } from '../figures/activity-queries.ts'
import { countsIn, countsOf } from '../figures/queries.ts'
import { selectUpcoming, upcomingIn } from '../meetings/upcoming-queries.ts'
import { roomOf } from '../sprints/calendar.ts'
import { selectOwnSprint } from '../sprints/queries.ts'
import { ownStoriesIn, selectOwnStories } from '../stories/own-stories-queries.ts'
import { widgetSettingsOf } from '../widget/queries.ts'
import { completionOf } from './completion.ts'
import { ownIn, selectOwn } from './queries.ts'
import { selectWaiting, waitingIn } from './waiting-queries.ts'

const shownActivity = 8

/** An owner's dashboard, read in one batch (account spec section 7). @throws AppError NO_OWN_PROFILE. */
export async function findDashboard(call: Call, own: NonNullable<SignedIn['profile']>): Promise<Dashboard> {
  const { userId } = accountOf(call)
  const read = await readTogether(call, {
    own: selectOwn(call, own.id),
    counts: countsOf(call, own.id),
    stories: selectOwnStories(call, own.id),
    waiting: selectWaiting(call, own.id),
    coming: selectUpcoming(call, own.id),
    widget: widgetSettingsOf(call, own.id),
    trial: selectTrial(call, userId),
    pastDue: selectPastDue(call, userId),
    sprint: selectOwnSprint(call, userId),
    activity: selectActivity(call, own, { atMost: shownActivity }),
  })
  const found = ownIn(call, read.own)
  if (!found) throw new AppError('NO_OWN_PROFILE')
  const stories = ownStoriesIn(read.stories, plans[own.plan].publicStories)
  const { profile, validatedReferences, waitingReferences, stoppedReferences, validatedStories } = found
  return {
    profile,
    analytics: { ...countsIn(read.counts), validatedStories },
    completion: completionOf({
      profile,
      validatedReferences,
      stories: stories.length,
      isPassedOn: found.isPassedOn,
    }),
    ...waitingIn(read.waiting),
    meetings: upcomingIn(read.coming),
    hasOwnSite: (read.widget[0]?.domains.length ?? 0) > 0,
    trialUntil: read.trial[0]?.endsAt.toISOString() ?? null,
    pastDue: pastDueIn(read.pastDue),
    sprint: sprintIn(call, read.sprint),
    activity: activityIn(read.activity, shownActivity).items,
    stories,
    waitingReferences,
    stoppedReferences,
    checklist: [
      step('verified-address', Number(profile.emailVerified), 1),
      step('two-references', validatedReferences, neededReferences),
      step('one-story', validatedStories, neededStories),
      step('be-active', Number(profile.isActive), 1),
    ],
  }
}

const pastDueIn = ([found]: Awaited<ReturnType<typeof selectPastDue>>): Dashboard['pastDue'] =>
  found?.until ? { until: found.until.toISOString(), payAt: found.payAt || null } : null

const sprintIn = (call: Call, [found]: Awaited<ReturnType<typeof selectOwnSprint>>): Dashboard['sprint'] =>
  found
    ? {
        days: sprintDayStarts(found.number).map((start) => start.toISOString()),
        room: roomOf(call, found.room) ?? null,
      }
    : null

const step = <Step>(step: Step, have: number, need: number) => ({ step, done: have >= need, have, need })
