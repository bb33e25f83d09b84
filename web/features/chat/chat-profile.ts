import type { PublicProfile } from '#schema/profiles/profile-answers.ts'

/** What a chat with an agent needs of the expert's profile. */
export type ChatProfile = Pick<
  PublicProfile,
  | 'profileUrl'
  | 'pictureSlug'
  | 'firstName'
  | 'name'
  | 'industry'
  | 'coreProblemSolved'
  | 'agentType'
  | 'hasOwner'
  | 'handsOff'
  | 'isSample'
  | 'agentGreeting'
  | 'level'
  | 'email'
  | 'businessAreas'
  | 'solutionProfile'
> &
  Partial<Pick<PublicProfile, 'hasOpenHours'>> & {
    stories: readonly { id?: number; title: string }[]
    references: readonly unknown[]
    coreDeliverables: readonly string[]
  }
