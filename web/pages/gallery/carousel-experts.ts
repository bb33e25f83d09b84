import type { ComponentType } from 'react'
import { paths } from '#schema/paths.ts'
import type { Speaker } from '#web/features/chat/speaker.ts'
import { adaeze } from '#web/features/featured/adaeze.ts'
import { Arcade } from '#web/features/featured/arcade.tsx'
import { type FeaturedContent, type Prompt, promptLabels, prompts } from '#web/features/featured/content.ts'
import type { Topic } from '#web/features/featured/diagram.tsx'
import { Levels } from '#web/features/featured/levels.tsx'
import { tendai } from '#web/features/featured/tendai.ts'

/** What the carousel says of an expert, as they published it, so that it stands there without asking for it. */
export type CarouselExpert = Speaker & {
  headline: string
  currentRole: string
  yearsExperience: string
  scorecardActive: boolean
  refereeCount: number
  content: FeaturedContent
  diagram: ComponentType<{ topics: Topic[] }>
  /** What the diagram shows, and what there is to do. */
  invitation: string
  /** The whole interactive page, and the card of the story that answers a prompt. */
  page: string
  topics: Topic[]
}

type Titles = Record<Prompt, string>
const topicsOn = (page: { href: (anchor?: string) => string }, titles: Titles): Topic[] =>
  prompts.map((prompt) => ({ label: promptLabels[prompt], title: titles[prompt], to: page.href(prompt) }))

const asStories = (titles: Titles) => prompts.map((prompt) => ({ title: titles[prompt] }))

const adaezeTitles: Titles = {
  problem: 'Thirty years on one lanyard',
  contrarian: 'The resignation I kept in my drawer',
  trend: 'Four hundred pages that nobody opened',
  transformation: 'Everybody asked for her by name',
}
const tendaiTitles: Titles = {
  problem: 'The plant that was finished and stood still',
  contrarian: 'Stop building for a month',
  trend: 'Nineteen thousand alarms and one that mattered',
  transformation: 'Forty-one promises on a wall',
}

/** The two experts of R2, in the order in which they hang. */
export const carouselExperts: readonly [CarouselExpert, CarouselExpert] = [
  {
    profileUrl: 'adaeze-whitcombe',
    firstName: 'Adaeze',
    name: 'Adaeze Whitcombe',
    currentRole: 'Career and legacy coach',
    industry: 'Consulting',
    businessAreas: ['Strategy/Leadership', 'People'],
    headline: 'Leave on purpose, with something that lasts',
    coreProblemSolved: 'Senior people whose best work is about to retire with them',
    yearsExperience: '20+ years',
    agentType: 'coach',
    level: 3,
    email: null,
    scorecardActive: true,
    solutionProfile: {
      keySkills: ['Career transition', 'Legacy planning', 'Executive coaching', 'Handing over'],
    },
    coreDeliverables: [],
    references: [],
    refereeCount: 5,
    stories: asStories(adaezeTitles),
    content: adaeze,
    diagram: Arcade,
    invitation: 'Four stories, as four doorways. Choose one and go through.',
    page: paths.coachAgent.href(),
    topics: topicsOn(paths.coachAgent, adaezeTitles),
  },
  {
    profileUrl: 'tendai-rasmusson',
    firstName: 'Tendai',
    name: 'Tendai Rasmusson',
    currentRole: 'Mining project delivery specialist',
    industry: 'Mining',
    businessAreas: ['Projects', 'Delivery/Operations'],
    headline: 'From the last bolt to full production',
    coreProblemSolved: 'Mines that are finished on paper and still not producing',
    yearsExperience: '20+ years',
    agentType: 'mining',
    level: 3,
    email: null,
    scorecardActive: false,
    solutionProfile: {
      keySkills: ['Commissioning', 'Ramp-up planning', 'Construction sequence', 'Community promises'],
    },
    coreDeliverables: [],
    references: [],
    refereeCount: 5,
    stories: asStories(tendaiTitles),
    content: tendai,
    diagram: Levels,
    invitation: 'Four stories, as four levels of a mine. Choose one and go down.',
    page: paths.miningAgent.href('mining-profile-top'),
    topics: topicsOn(paths.miningAgent, tendaiTitles),
  },
]
