import { paths, storyAnchor } from '../paths.ts'
import type { PublicProfile } from '../profiles/profile-answers.ts'

/** What the frame on a foreign site holds of a profile: what its agent's panel says. */
export const widgetProfile = ({
  profileUrl,
  pictureSlug,
  firstName,
  name,
  industry,
  coreProblemSolved,
  coreDeliverables,
  agentType,
  agentGreeting,
  hasOwner,
  handsOff,
  isSample,
  level,
  email,
  businessAreas,
  solutionProfile,
  hasOpenHours,
  scorecardActive,
  stories,
  references,
}: PublicProfile) => ({
  ...{ profileUrl, pictureSlug, firstName, name, industry, coreProblemSolved, coreDeliverables },
  ...{ agentType, agentGreeting, hasOwner, handsOff, isSample, level, email, businessAreas, solutionProfile },
  hasOpenHours,
  links: {
    profile: paths.profile.href(profileUrl),
    booking: paths.booking.href(profileUrl),
    scorecard: scorecardActive ? paths.ownerScorecard.href(profileUrl) : undefined,
  },
  stories: stories.map(({ id, title }) => ({
    ...{ id, title },
    href: paths.profile.href(profileUrl, storyAnchor(id)),
  })),
  references: references.slice(0, 1).map(() => true),
})
export type WidgetProfile = ReturnType<typeof widgetProfile>
