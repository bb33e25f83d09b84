import type { OwnProfile, PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicReference } from '#schema/references/reference-answers.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'

type TextsOf<Row> = { [Field in keyof Row]: Row[Field] extends string | string[] ? Field : never }[keyof Row]

/** What nobody types as they like, or what stands in `signatureSystem`. */
type Given =
  | 'profileUrl'
  | 'pictureSlug'
  | 'name'
  | 'email'
  | 'linkedinUrl'
  | 'agentType'
  | 'plan'
  | 'businessAreas'
  | `solutionStep${1 | 2 | 3}`
type ProfileTexts =
  | Exclude<TextsOf<PublicProfile> | TextsOf<OwnProfile>, Given>
  | 'keySkills'
  | 'signatureSystem'
type StoryTexts = Exclude<TextsOf<PublicStory>, 'status' | 'createdAt'>
type ReferenceTexts = Exclude<TextsOf<PublicReference>, 'email' | 'status' | 'validatedAt'>

/** Every text of a profile that its owner types. A new one does not compile until it stands here. */
export const hostileProfile = (line: () => string, text = line) =>
  ({
    firstName: line(),
    lastName: line(),
    phone: line(),
    company: line(),
    currentRole: line(),
    industry: line(),
    yearsExperience: line(),
    headline: line(),
    about: text(),
    coreProblemSolved: line(),
    targetIndustry: line(),
    coreDeliverables: [line()],
    expertise: [line(), line()],
    keySkills: [line(), line()],
    signatureSystem: [1, 2, 3].map(() => ({ title: line(), outcome: line() })),
    agentGreeting: text(),
  }) satisfies Record<ProfileTexts, unknown>

/** Every text of a story. */
export const hostileStory = (line: () => string, text = line) =>
  ({
    title: line(),
    subtitle: line(),
    industry: line(),
    timeline: line(),
    problemDescription: text(),
    task: text(),
    solution: text(),
    results: text(),
  }) satisfies Record<StoryTexts, string>

/** Every text of a reference. */
export const hostileReference = (line: () => string, text = line) =>
  ({
    name: line(),
    company: line(),
    role: line(),
    relationship: line(),
    feedback: text(),
  }) satisfies Record<ReferenceTexts, string>
