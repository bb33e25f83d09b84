import { businessOwner } from './advice/business-owner.ts'
import type { Advice } from './advice/category-advice.ts'
import { entrepreneur } from './advice/entrepreneur.ts'
import { jobSeeker } from './advice/job-seeker.ts'
import { legacyBuilder } from './advice/legacy-builder.ts'
import type { Category } from './categories.ts'

export const advice: Readonly<Record<Category, Advice>> = {
  'Job Seeker': jobSeeker,
  Entrepreneur: entrepreneur,
  'Business Owner': businessOwner,
  'Legacy Builder': legacyBuilder,
}
