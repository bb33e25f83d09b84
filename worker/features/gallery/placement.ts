import { galleryArea, galleryIndustry } from '#schema/gallery/gallery-words.ts'
import { unfiltered } from '#schema/options.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { searchedFields, textsOfStory } from '#schema/profiles/profile-fields.ts'
import { taughtPassage } from '#schema/tables/search.ts'

/** Later than any listing, in seconds, so that the newest profile has the smallest position after the featured ones. */
const endOfTime = 10_000_000_000

type Placed = {
  id: number
  industry: string
  businessAreas: string[]
  featuredRank: number | null
  listedAt: Date
}

/** The rows of a listed profile in the gallery, in the words of its filter: `all`, and each of its business areas. */
export const placementsOf = ({ id, industry, businessAreas, featuredRank, listedAt }: Placed) =>
  [...new Set([unfiltered, ...businessAreas.map(galleryArea)])].map((area) => ({
    area,
    position: featuredRank ?? endOfTime - Math.floor(listedAt.getTime() / 1000),
    profileId: id,
    industry: galleryIndustry(industry),
  }))

type SearchedProfile = Parameters<(typeof searchedFields)[number]['textsOf']>[0] &
  Pick<PublicProfile, 'name'> & {
    stories: Parameters<typeof textsOfStory>[0][]
    references: { feedback: string }[]
  }

/**
 * The full-text passages of a listed profile, column by column of `profile_search`: its head, then each of its stories.
 */
export const searchPassagesOf = (profile: SearchedProfile) => [
  {
    ...noWords,
    name: profile.name,
    role: wordsIn('role', profile),
    problem: wordsIn('problem', profile),
    expertise: wordsIn('expertise', profile),
    feedback: profile.references.map(({ feedback }) => feedback).join('\n'),
  },
  ...profile.stories.slice(0, taughtPassage - 1).map((story) => ({
    ...noWords,
    story: textsOfStory(story).join('\n'),
  })),
]

const wordsIn = (column: 'role' | 'problem' | 'expertise', profile: SearchedProfile) =>
  searchedFields
    .filter(({ searchColumn }) => searchColumn === column)
    .flatMap(({ textsOf }) => textsOf(profile))
    .join('\n')

const noWords = { name: '', role: '', problem: '', expertise: '', story: '', feedback: '' }

/** A passage's words without the name, as a shared name makes no two experts similar. */
export const textWithoutName = ({ name: _, ...words }: typeof noWords) => Object.values(words).join('\n')
