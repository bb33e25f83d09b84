import type { ComponentType } from 'react'
import { paths } from '#schema/paths.ts'
import { adaezeHead, adaezeReferees, adaezeTitles } from '#schema/samples/adaeze-whitcombe.ts'
import { tendaiHead, tendaiReferees, tendaiTitles } from '#schema/samples/tendai-rasmusson.ts'
import type { ChatProfile } from '#web/features/chat/chat-profile.ts'
import { adaeze } from '#web/features/featured/adaeze.ts'
import { Arcade } from '#web/features/featured/arcade.tsx'
import { type FeaturedContent, type Prompt, promptLabels, prompts } from '#web/features/featured/content.ts'
import type { Topic } from '#web/features/featured/diagram.tsx'
import { Levels } from '#web/features/featured/levels.tsx'
import { tendai } from '#web/features/featured/tendai.ts'

/** The published texts of an expert in the carousel, included in the code so that no call is needed. */
export type CarouselExpert = ChatProfile & {
  headline: string
  currentRole: string
  yearsExperience: string
  scorecardActive: boolean
  refereeCount: number
  content: FeaturedContent
  diagram: ComponentType<{ topics: Topic[] }>
  /** The description of the diagram, and what to do. */
  invitation: string
  /** The address of the interactive page, and of the story's card for a prompt. */
  page: string
  topics: Topic[]
}

type Titles = Record<Prompt, string>
const topicsOn = (page: { href: (anchor?: string) => string }, titles: Titles): Topic[] =>
  prompts.map((prompt) => ({ label: promptLabels[prompt], title: titles[prompt], to: page.href(prompt) }))

const asStories = (titles: Titles) => prompts.map((prompt) => ({ title: titles[prompt] }))

const published = (head: typeof adaezeHead | typeof tendaiHead, titles: Titles) => ({
  ...head,
  pictureSlug: head.profileUrl,
  name: `${head.firstName} ${head.lastName}`,
  hasOwner: false,
  handsOff: false,
  isSample: true,
  solutionProfile: { keySkills: head.keySkills },
  stories: asStories(titles),
})

/** The two experts of R2, in the order in which they are listed. */
export const carouselExperts: readonly [CarouselExpert, CarouselExpert] = [
  {
    ...published(adaezeHead, adaezeTitles),
    level: 3,
    email: null,
    scorecardActive: true,
    coreDeliverables: [],
    references: [],
    refereeCount: Object.keys(adaezeReferees).length,
    content: adaeze,
    diagram: Arcade,
    invitation: 'Four stories, as four doorways. Choose one and go through.',
    page: paths.coachAgent.href(),
    topics: topicsOn(paths.coachAgent, adaezeTitles),
  },
  {
    ...published(tendaiHead, tendaiTitles),
    level: 3,
    email: null,
    scorecardActive: false,
    coreDeliverables: [],
    references: [],
    refereeCount: Object.keys(tendaiReferees).length,
    content: tendai,
    diagram: Levels,
    invitation: 'Four stories, as four levels of a mine. Choose one and go down.',
    page: paths.miningAgent.href('mining-profile-top'),
    topics: topicsOn(paths.miningAgent, tendaiTitles),
  },
]
