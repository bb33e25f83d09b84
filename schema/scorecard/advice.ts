import { businessOwner } from './advice/business-owner.ts'
import { entrepreneur } from './advice/entrepreneur.ts'
import { jobSeeker } from './advice/job-seeker.ts'
import { legacyBuilder } from './advice/legacy-builder.ts'
import type { Category } from './categories.ts'

/** Remarks on each answer of an unscored question, by question id and answer. */
export type Remarks = Readonly<Record<string, Readonly<Record<string, string>>>>
export type Advice = {
  title: string
  /** One for each stage, lowest first, true of every way to reach its points. */
  summaries: readonly [string, string, string, string]
  /** For those who have nothing left to improve. */
  keep: string
  /** Remarks on the answers of the category's own questions, grouped by paragraph. */
  remarks: readonly Remarks[]
  /** The first step for those who named no goal. */
  next: string
}

/** The advice for each category. */
export const advice: Readonly<Record<Category, Advice>> = {
  'Job Seeker': jobSeeker,
  Entrepreneur: entrepreneur,
  'Business Owner': businessOwner,
  'Legacy Builder': legacyBuilder,
}
