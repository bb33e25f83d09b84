import { z } from 'zod'

/** The gallery's business areas (public spec section 3). */
export const businessAreas = [
  'Strategy/Leadership',
  'Marketing',
  'Sales',
  'Delivery/Operations',
  'Projects',
  'Management/Administration',
  'People',
  'Process/Technology',
  'Funding/Finance',
] as const

/** The gallery's industries (public spec section 3). */
export const industries = [
  'Agriculture',
  'Consulting',
  'Education',
  'Energy',
  'Financial Services',
  'Government',
  'Healthcare',
  'Manufacturing',
  'Materials',
  'Media & Communications',
  'Mining',
  'Non-profit',
  'Real Estate',
  'Retail',
  'Technology',
  'Transportation',
  'Water',
] as const

export const businessAreaSchema = z.enum(businessAreas)
export const industrySchema = z.enum(industries)
export type BusinessArea = z.infer<typeof businessAreaSchema>
export type Industry = z.infer<typeof industrySchema>

/** `all` stands for an unfiltered value in paths and calls (public spec section 7). */
export const unfiltered = 'all'
export const areaFilterSchema = z.enum([unfiltered, ...businessAreas])
export const industryFilterSchema = z.enum([unfiltered, ...industries])
export type AreaFilter = z.infer<typeof areaFilterSchema>
export type IndustryFilter = z.infer<typeof industryFilterSchema>
