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

export type BusinessArea = (typeof businessAreas)[number]
export type Industry = (typeof industries)[number]

/** `all` stands for an unfiltered value in paths and calls (public spec section 7). */
export const unfiltered = 'all'
