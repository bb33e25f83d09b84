import type { Plan } from '#schema/levels.ts'
import type { bufferChoices, meetingLengths, noticeChoices } from '#schema/meetings/meeting-options.ts'
import type { weekdays } from '#schema/meetings/weekdays.ts'
import type { BusinessArea, Industry } from '#schema/options.ts'
import type { AgentType } from '../profiles/profile-answers.ts'

/** A sample profile as content, labelled `Sample profile` in the gallery. */
export type SampleExpert = {
  profileUrl: string
  firstName: string
  lastName: string
  /** On a reserved example domain, so that nobody receives mail. */
  email: `${string}@${string}.example`
  plan: Plan
  /** 0 and 1 for the two experts of R2, who come first in the gallery. */
  featuredRank?: 0 | 1
  agentType: AgentType
  /** The agent's first line, in place of the generated one. */
  agentGreeting?: string
  currentRole: string
  industry: Industry
  businessAreas: [BusinessArea, ...BusinessArea[]]
  /** The promise in the hero, at most eight words. */
  headline: string
  /** One sentence of at most 90 characters, the title of the gallery card. */
  coreProblemSolved: string
  coreDeliverables: [string, string, ...string[]]
  /** Exactly four, at most 24 characters each. */
  keySkills: [string, string, string, string]
  /** Five to eight phrases that a visitor may search for. */
  expertise: string[]
  /** Two or three sentences in the first person. */
  about: string
  yearsExperience: '1-2 years' | '3-5 years' | '6-10 years' | '11-15 years' | '16-20 years' | '20+ years'
  /** Three or four steps; shown on the plans that include it. */
  signatureSystem: { title: string; outcome: string }[]
  /** Whether visitors may take the scorecard under this name, on the plans that include it. */
  scorecardActive?: true
  /** Bookable hours, on the plans that include them. */
  hours?: SampleHours
  stories: SampleStory[]
  references: SampleReference[]
}

/** Hours of a sample; missing fields are the defaults of an owner. */
export type SampleHours = {
  /** Where the expert lives. */
  timeZone: string
  length: (typeof meetingLengths)[number]
  buffer?: (typeof bufferChoices)[number]
  noticeMinutes?: (typeof noticeChoices)[number]
  week: Partial<Record<(typeof weekdays)[number], `${number}:${number}-${number}:${number}`[]>>
}

export type SampleStory = {
  /** The story's key in this file, to which confirmations refer. */
  key: string
  prompt?: 'problem' | 'contrarian' | 'trend' | 'transformation'
  title: string
  /** The result, at most 60 characters. */
  subtitle: string
  industry: Industry
  /** In everyday words: `Nine weeks, 2024`. */
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
  /** How they know the expert, and how long. */
  relationship: string
  /** In the referee's own voice, one to three sentences. */
  feedback: string
  /** ISO date and time. */
  confirmedAt: string
  /** The validator who read it, and the time. */
  readBy: string
  readAt: string
  /** Keys of the stories this referee confirms. */
  confirms: string[]
}
