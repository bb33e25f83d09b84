import { businessOwner } from './advice/business-owner.ts'
import { entrepreneur } from './advice/entrepreneur.ts'
import { jobSeeker } from './advice/job-seeker.ts'
import { legacyBuilder } from './advice/legacy-builder.ts'
import type { Category } from './categories.ts'

/** What is said to each answer of a question that carries no points, by question id and answer. */
export type Remarks = Readonly<Record<string, Readonly<Record<string, string>>>>
export type Advice = {
  title: string
  /** One for each stage, the lowest first; true of every way to reach its points. */
  summaries: readonly [string, string, string, string]
  /** For whoever has nothing left to mend. */
  keep: string
  /** The category's own questions: what is said to their answers, in paragraphs of what belongs together. */
  remarks: readonly Remarks[]
  /** What to do first, for whoever named no goal. */
  next: string
}

/** What each category is told. */
export const advice: Readonly<Record<Category, Advice>> = {
  'Job Seeker': jobSeeker,
  Entrepreneur: entrepreneur,
  'Business Owner': businessOwner,
  'Legacy Builder': legacyBuilder,
}
