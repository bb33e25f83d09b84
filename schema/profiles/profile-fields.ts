import type { PublicStory } from '../stories/story-answers.ts'
import type { PublicProfile } from './profile-answers.ts'

type Said = Pick<
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
type Shown = Said & Pick<PublicProfile, 'yearsExperience' | 'signatureSystem'>

/** One thing that a profile says outside its stories, and who reads it. */
type ProfileField<Profile> = {
  /** As the page shows it, one text for each item of a list. */
  textsOf: (profile: Profile) => string[]
  /** The column of `profile_search` that full text finds it by. */
  searchColumn?: 'role' | 'problem' | 'expertise'
  /** As what its sentences are quoted by search and by the built-in agent. */
  quotedAs?: 'problem' | 'role' | 'expertise' | 'about' | 'method'
  isEmbedded?: true
  /** Its words tell the built-in agent how rare a word is on the page. */
  isWeighed?: true
  /** A question that names it is answered by the page, without a story. */
  isTopic?: true
  /** How a configured model is told it. */
  agentLabel: string
}

/** What search ranks and embeds of a profile, in the order in which it is read. */
export const searchedFields: ProfileField<Said>[] = [
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

/** All that a profile says outside its stories. */
export const profileFields: ProfileField<Shown>[] = [
  ...searchedFields,
  { textsOf: ({ yearsExperience }) => [yearsExperience], agentLabel: 'Experience' },
  {
    textsOf: ({ signatureSystem }) => signatureSystem.map(({ title, outcome }) => `${title}: ${outcome}`),
    quotedAs: 'method',
    agentLabel: 'Method, step by step',
  },
]

/** One thing that a story says; all of it is ranked and embedded. */
type StoryField = {
  name: 'title' | 'subtitle' | 'problemDescription' | 'task' | 'solution' | 'results'
  /** As what its sentences are quoted. */
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
