import { unfiltered } from '#schema/options.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import { passagesOfProfile } from '#schema/tables/search.ts'

/** Later than any listing, in seconds: the newest profile gets the smallest position after the featured. */
const endOfTime = 10_000_000_000

type Hung = {
  id: number
  industry: string
  businessAreas: string[]
  featuredRank: number | null
  listedAt: Date
}

/** The rows that put a listed profile in its places in the gallery: `all`, and each of its business areas. */
export const placementsOf = ({ id, industry, businessAreas, featuredRank, listedAt }: Hung) =>
  [...new Set([unfiltered, ...businessAreas])].map((area) => ({
    area,
    position: featuredRank ?? endOfTime - Math.floor(listedAt.getTime() / 1000),
    profileId: id,
    industry,
  }))

type Words = Pick<
  PublicProfile,
  | 'name'
  | 'currentRole'
  | 'headline'
  | 'coreProblemSolved'
  | 'coreDeliverables'
  | 'expertise'
  | 'about'
  | 'solutionProfile'
  | 'industry'
  | 'businessAreas'
> & {
  stories: Pick<
    PublicProfile['stories'][number],
    'title' | 'subtitle' | 'problemDescription' | 'task' | 'solution' | 'results'
  >[]
  references: { feedback: string }[]
}

/**
 * What full text knows of a listed profile: exactly what its page shows, column by column of `profile_search`,
 * its head first and then each of its stories.
 */
export const searchPassagesOf = (profile: Words) => [
  {
    ...noWords,
    name: profile.name,
    role: [profile.currentRole, profile.industry, ...profile.businessAreas].join('\n'),
    problem: [profile.coreProblemSolved, profile.headline, ...profile.coreDeliverables].join('\n'),
    expertise: [...profile.expertise, ...profile.solutionProfile.keySkills, profile.about].join('\n'),
    feedback: profile.references.map(({ feedback }) => feedback).join('\n'),
  },
  ...profile.stories.slice(0, passagesOfProfile - 1).map((story) => ({
    ...noWords,
    story: [
      story.title,
      story.subtitle,
      story.problemDescription,
      story.task,
      story.solution,
      story.results,
    ].join('\n'),
  })),
]

const noWords = { name: '', role: '', problem: '', expertise: '', story: '', feedback: '' }

/** All that a passage says but the name: whom two experts are named after makes them no more alike. */
export const spokenIn = ({ name: _, ...words }: typeof noWords) => Object.values(words).join('\n')
