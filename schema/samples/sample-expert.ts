import type { Plan } from '#schema/levels.ts'
import type { bufferChoices, meetingLengths, noticeChoices } from '#schema/meetings/meeting-options.ts'
import type { BusinessArea, Industry } from '#schema/options.ts'
import type { AgentType } from '../profiles/profile-answers.ts'

/** A sample profile as content: what is written here hangs in the gallery, labelled `Sample profile`. */
export type SampleExpert = {
  profileUrl: string
  firstName: string
  lastName: string
  /** On a reserved example domain, so that nobody is ever written to. */
  email: `${string}@${string}.example`
  plan: Plan
  /** 0 and 1 for the two experts of R2, who come first in the gallery. */
  featuredRank?: 0 | 1
  agentType: AgentType
  /** What the agent says first, in place of the sentence that is made from the profile. */
  agentGreeting?: string
  currentRole: string
  industry: Industry
  businessAreas: [BusinessArea, ...BusinessArea[]]
  /** The promise in the hero, at most eight words. */
  headline: string
  /** One sentence, the title on the wall label: at most 90 characters. */
  coreProblemSolved: string
  coreDeliverables: [string, string, ...string[]]
  /** Exactly four, at most 24 characters each. */
  keySkills: [string, string, string, string]
  /** Five to eight phrases a visitor may search for. */
  expertise: string[]
  /** Two or three sentences in the first person. */
  about: string
  yearsExperience: '1-2 years' | '3-5 years' | '6-10 years' | '11-15 years' | '16-20 years' | '20+ years'
  /** Three or four steps; shown on the plans that include it. */
  signatureSystem: { title: string; outcome: string }[]
  /** Whether visitors may take the scorecard under this name, on the plans that include it. */
  scorecardActive?: true
  /** When they can be met, on the plans that include it. */
  hours?: SampleHours
  stories: SampleStory[]
  references: SampleReference[]
}

/** What is not said is as an owner begins. */
export type SampleHours = {
  /** Where they live. */
  timeZone: string
  length: (typeof meetingLengths)[number]
  buffer?: (typeof bufferChoices)[number]
  noticeMinutes?: (typeof noticeChoices)[number]
  week: Partial<Record<(typeof weekdays)[number], `${number}:${number}-${number}:${number}`[]>>
}
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export type SampleStory = {
  /** Names the story inside this file; confirmations refer to it. */
  key: string
  prompt?: 'problem' | 'contrarian' | 'trend' | 'transformation'
  title: string
  /** What came of it, at most 60 characters. */
  subtitle: string
  industry: Industry
  /** As a person would say it: `Nine weeks, 2024`. */
  timeline: string
  situation: string
  task: string
  action: string
  result: string
  /** ISO date. */
  validatedOn: string
}

export type SampleReference = {
  name: string
  email: `${string}@${string}.example`
  company: string
  role: string
  /** How they know the expert, and for how long. */
  relationship: string
  /** In the referee's own voice, one to three sentences. */
  feedback: string
  /** ISO date and time. */
  confirmedAt: string
  /** The validator who read it, and when. */
  readBy: string
  readAt: string
  /** Keys of the stories this referee confirms. */
  confirms: string[]
}
