import type { CardWords } from '#schema/gallery/gallery.ts'
import { adaezeHead, adaezeReferees, adaezeTitles } from '#schema/samples/adaeze-whitcombe.ts'
import type { SampleExpert } from '#schema/samples/sample-expert.ts'
import { tendaiHead, tendaiReferees, tendaiTitles } from '#schema/samples/tendai-rasmusson.ts'

type Head = Pick<
  SampleExpert,
  | 'profileUrl'
  | 'firstName'
  | 'lastName'
  | 'currentRole'
  | 'businessAreas'
  | 'industry'
  | 'coreProblemSolved'
  | 'keySkills'
>

const cardOf = (head: Head, titles: object, referees: object): CardWords => ({
  profileUrl: head.profileUrl,
  pictureSlug: head.profileUrl,
  name: `${head.firstName} ${head.lastName}`,
  currentRole: head.currentRole,
  businessArea: head.businessAreas[0],
  businessAreas: head.businessAreas,
  industry: head.industry,
  coreProblemSolved: head.coreProblemSolved,
  skillCount: head.keySkills.length,
  validatedStories: Object.keys(titles).length,
  validatedReferences: Object.keys(referees).length,
  isSample: true,
})

/** The two experts that every gallery lists (R2), with the texts of their cards. */
export const coach = cardOf(adaezeHead, adaezeTitles, adaezeReferees)
export const miningSpecialist = cardOf(tendaiHead, tendaiTitles, tendaiReferees)

export const workOf = ({ pictureSlug, businessAreas, skillCount }: CardWords) => ({
  slug: pictureSlug,
  areas: businessAreas,
  skillCount,
})

/** The checked parts of a profile, as a text. */
export const proofOf = ({ validatedStories, validatedReferences }: CardWords) =>
  `${validatedStories} stories validated · ${validatedReferences} referees`
