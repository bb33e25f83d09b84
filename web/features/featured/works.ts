import type { CardWords } from '#schema/gallery.ts'

/** The two experts who hang in every gallery (R2), as their cards say it. */
export const coach: CardWords = {
  profileUrl: 'adaeze-whitcombe',
  name: 'Adaeze Whitcombe',
  currentRole: 'Career and legacy coach',
  businessArea: 'Strategy/Leadership',
  businessAreas: ['Strategy/Leadership', 'People'],
  industry: 'Consulting',
  coreProblemSolved: 'Senior people whose best work is about to retire with them',
  skillCount: 4,
  validatedStories: 4,
  validatedReferences: 5,
  isSample: true,
}

export const miningSpecialist: CardWords = {
  profileUrl: 'tendai-rasmusson',
  name: 'Tendai Rasmusson',
  currentRole: 'Mining project delivery specialist',
  businessArea: 'Projects',
  businessAreas: ['Projects', 'Delivery/Operations'],
  industry: 'Mining',
  coreProblemSolved: 'Mines that are finished on paper and still not producing',
  skillCount: 4,
  validatedStories: 4,
  validatedReferences: 5,
  isSample: true,
}

export const workOf = ({ profileUrl, businessAreas, skillCount }: CardWords) => ({
  slug: profileUrl,
  areas: businessAreas,
  skillCount,
})
