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

/**
 * The industries and business areas of questionnaire and registration, each with the word by which the gallery's filter
 * finds it (R17).
 */
export const questionnaireIndustries = {
  Technology: 'Technology',
  Healthcare: 'Healthcare',
  'Financial Services': 'Financial Services',
  Manufacturing: 'Manufacturing',
  'Retail/E-commerce': 'Retail',
  Education: 'Education',
  Consulting: 'Consulting',
  'Real Estate': 'Real Estate',
  'Energy/Utilities': 'Energy',
  'Media/Entertainment': 'Media & Communications',
  'Non-profit': 'Non-profit',
  Government: 'Government',
  Agriculture: 'Agriculture',
  Transportation: 'Transportation',
  Hospitality: 'Retail',
  Construction: 'Real Estate',
  Other: '',
} as const satisfies Record<string, Industry | ''>

export const questionnaireAreas = {
  'Strategy/Leadership': 'Strategy/Leadership',
  Marketing: 'Marketing',
  Sales: 'Sales',
  'Delivery/Operations': 'Delivery/Operations',
  Projects: 'Projects',
  'Management/Administration': 'Management/Administration',
  People: 'People',
  'Process/Technology': 'Process/Technology',
  Funding: 'Funding/Finance',
} as const satisfies Record<string, BusinessArea>

/** The industries of the profile edit form, each with the gallery filter's word for it (account spec section 3, R17). */
export const profileIndustries = {
  Technology: 'Technology',
  Healthcare: 'Healthcare',
  'Financial Services': 'Financial Services',
  Manufacturing: 'Manufacturing',
  Retail: 'Retail',
  Education: 'Education',
  Consulting: 'Consulting',
  'Media & Entertainment': 'Media & Communications',
  'Real Estate': 'Real Estate',
  Energy: 'Energy',
  Transportation: 'Transportation',
  Government: 'Government',
  'Non-profit': 'Non-profit',
  Other: '',
} as const satisfies Record<string, Industry | ''>

/** The industries of the setup, each with the gallery filter's word for it (account spec section 3, R17). */
export const setupIndustries = {
  Technology: 'Technology',
  Finance: 'Financial Services',
  Healthcare: 'Healthcare',
  Manufacturing: 'Manufacturing',
  Consulting: 'Consulting',
  Education: 'Education',
} as const satisfies Record<string, Industry>

export type BusinessArea = (typeof businessAreas)[number]
export type Industry = (typeof industries)[number]

/** `all` stands for an unfiltered value in paths and calls (public spec section 7). */
export const unfiltered = 'all'

/** Over how many days an owner sees their figures, today included. */
export const figurePeriods = [7, 30, 90] as const
export type FigurePeriod = (typeof figurePeriods)[number]
