import { paths, storyAnchor } from '../paths.ts'
import type { PublicProfile } from '../profiles/profile-answers.ts'

/** What the frame on a foreign site holds of a profile: what its agent's panel says. */
export const widgetProfile = (profile: PublicProfile) => ({
  profileUrl: profile.profileUrl,
  pictureSlug: profile.pictureSlug,
  firstName: profile.firstName,
  name: profile.name,
  industry: profile.industry,
  coreProblemSolved: profile.coreProblemSolved,
  coreDeliverables: profile.coreDeliverables,
  agentType: profile.agentType,
  agentGreeting: profile.agentGreeting,
  hasOwner: profile.hasOwner,
  handsOff: profile.handsOff,
  isSample: profile.isSample,
  level: profile.level,
  email: profile.email,
  businessAreas: profile.businessAreas,
  solutionProfile: profile.solutionProfile,
  hasOpenHours: profile.hasOpenHours,
  links: {
    profile: paths.profile.href(profile.profileUrl),
    booking: paths.booking.href(profile.profileUrl),
    scorecard: profile.scorecardActive ? paths.ownerScorecard.href(profile.profileUrl) : undefined,
  },
  stories: profile.stories.map(({ id, title }) => ({
    id,
    title,
    href: paths.profile.href(profile.profileUrl, storyAnchor(id)),
  })),
  references: profile.references.slice(0, 1).map(() => true),
})
export type WidgetProfile = ReturnType<typeof widgetProfile>
