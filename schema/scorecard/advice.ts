import { businessOwner } from './advice/business-owner.ts'
import { entrepreneur } from './advice/entrepreneur.ts'
import { jobSeeker } from './advice/job-seeker.ts'
import { legacyBuilder } from './advice/legacy-builder.ts'
import type { Category } from './categories.ts'
import type { ScoredSection } from './questions.ts'

type PerSection = Readonly<Record<ScoredSection, string>>
export type Advice = {
  title: string
  /** One for each stage, the lowest first. */
  summaries: readonly [string, string, string, string]
  strengths: PerSection
  weaknesses: PerSection
  remedies: PerSection
  /** What an answer to one of the category's own questions shows. */
  findings: readonly { id: string; said: readonly string[]; insight: string }[]
  next: string
}

/** What keeps people from it, and what helps (question biggest_blockages). */
export const blockageAnswers: Readonly<Record<string, string>> = {
  'I do not like to praise myself':
    'Let others do it: a referee’s sentence says what you would never write about yourself.',
  'My work is confidential':
    'Leave out names and keep the numbers: a story needs the problem and the result, not the client.',
  'I never wrote the results down':
    'Ask the people who were there what changed. They remember the number you have forgotten.',
  'I would not know whom to ask to confirm it':
    'Ask whoever was relieved when it was over: the person who had the problem.',
  'I tried before, and nothing came of it':
    'Begin with one story instead of a whole profile, and have it confirmed before you write the next.',
  'Other things were more urgent':
    'Tie it to something that happens anyway: one story after each finished piece of work.',
}

/** What each category is told, section by section. */
export const advice: Readonly<Record<Category, Advice>> = {
  'Job Seeker': jobSeeker,
  Entrepreneur: entrepreneur,
  'Business Owner': businessOwner,
  'Legacy Builder': legacyBuilder,
}
