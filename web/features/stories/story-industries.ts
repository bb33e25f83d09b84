import { industries } from '#schema/options.ts'

/** The industries of a story: the gallery’s, and those of the questionnaire without an equivalent. */
export const storyIndustries = [...industries, 'Construction', 'Hospitality'].sort().concat('Other')
