import type { PublicStory } from '../stories/story-answers.ts'
import type { PublicProfile } from './profile-answers.ts'

type SearchedText = Pick<
  PublicProfile,
  | 'coreProblemSolved'
  | 'headline'
  | 'coreDeliverables'
  | 'currentRole'
  | 'industry'
  | 'businessAreas'
  | 'expertise'
  | 'solutionProfile'
  | 'about'
>
type ShownText = SearchedText & Pick<PublicProfile, 'yearsExperience' | 'signatureSystem'>

/** A field of a profile outside its stories, and its readers. */
type ProfileField<Profile> = {
  /** Its texts on the page, one for each item of a list. */
  textsOf: (profile: Profile) => string[]
  /** Its column of `profile_search`. */
  searchColumn?: 'role' | 'problem' | 'expertise'
  /** The kind under which search and the built-in agent quote its sentences. */
  quotedAs?: 'problem' | 'role' | 'expertise' | 'about' | 'method'
  isEmbedded?: true
  /** Whether its words count for the built-in agent's word rarity. */
  isWeighed?: true
  /** Whether a question that names it is answered from the page, without a story. */
  isTopic?: true
  /** Its label for a configured model. */
  agentLabel: string
}

/** The fields that search ranks and embeds, in order. */
export const searchedFields: ProfileField<SearchedText>[] = [
  {
    textsOf: ({ coreProblemSolved }) => [coreProblemSolved],
    searchColumn: 'problem',
    quotedAs: 'problem',
    isEmbedded: true,
    isWeighed: true,
    isTopic: true,
    agentLabel: 'Problem solved',
  },
  {
    textsOf: ({ headline }) => [headline],
    searchColumn: 'problem',
    quotedAs: 'problem',
    isEmbedded: true,
    isWeighed: true,
    agentLabel: 'Promise',
  },
  {
    textsOf: ({ coreDeliverables }) => coreDeliverables,
    searchColumn: 'problem',
    quotedAs: 'problem',
    isEmbedded: true,
    isWeighed: true,
    agentLabel: 'Delivers',
  },
  {
    textsOf: ({ currentRole }) => [currentRole],
    searchColumn: 'role',
    quotedAs: 'role',
    isEmbedded: true,
    isWeighed: true,
    agentLabel: 'Role',
  },
  {
    textsOf: ({ industry }) => [industry],
    searchColumn: 'role',
    isEmbedded: true,
    isWeighed: true,
    agentLabel: 'Industry',
  },
  {
    textsOf: ({ businessAreas }) => businessAreas,
    searchColumn: 'role',
    isEmbedded: true,
    agentLabel: 'Business areas',
  },
  {
    textsOf: ({ expertise }) => expertise,
    searchColumn: 'expertise',
    quotedAs: 'expertise',
    isEmbedded: true,
    isWeighed: true,
    isTopic: true,
    agentLabel: 'Expertise',
  },
  {
    textsOf: ({ solutionProfile }) => solutionProfile.keySkills,
    searchColumn: 'expertise',
    isEmbedded: true,
    isWeighed: true,
    isTopic: true,
    agentLabel: 'Key skills',
  },
  {
    textsOf: ({ about }) => [about],
    searchColumn: 'expertise',
    quotedAs: 'about',
    isEmbedded: true,
    agentLabel: 'About',
  },
]

/** All fields of a profile outside its stories. */
export const profileFields: ProfileField<ShownText>[] = [
  ...searchedFields,
  { textsOf: ({ yearsExperience }) => [yearsExperience], agentLabel: 'Experience' },
  {
    textsOf: ({ signatureSystem }) => signatureSystem.map(({ title, outcome }) => `${title}: ${outcome}`),
    quotedAs: 'method',
    agentLabel: 'Method, step by step',
  },
]

/** A field of a story, all of which are ranked and embedded. */
type StoryField = {
  name: 'title' | 'subtitle' | 'problemDescription' | 'task' | 'solution' | 'results'
  /** The kind under which its sentences are quoted. */
  part?: 'title' | 'situation' | 'task' | 'action' | 'result'
}

export const storyFields: StoryField[] = [
  { name: 'title', part: 'title' },
  { name: 'subtitle' },
  { name: 'problemDescription', part: 'situation' },
  { name: 'task', part: 'task' },
  { name: 'solution', part: 'action' },
  { name: 'results', part: 'result' },
]

/** The texts of a story in its order, for search. */
export const textsOfStory = (story: Pick<PublicStory, StoryField['name']>) =>
  storyFields.map(({ name }) => story[name])
