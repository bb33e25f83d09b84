import type { Draft } from '#schema/drafts/drafts.ts'
import { questionnaireAreas } from '#schema/options.ts'
import type { Work } from '#schema/picture/shape.ts'
import { slugOf } from '#schema/text/slug.ts'

export type DrawnDraft = Pick<Draft, 'fullName' | 'keySkills'> & { businessArea: Draft['businessArea'] | '' }

/** The inputs of the picture of a draft's profile: its name, area and number of skills. */
export const workOfDraft = ({ fullName, businessArea, keySkills }: DrawnDraft): Work => ({
  slug: slugOf(fullName) || 'your-own-work',
  areas: businessArea ? [questionnaireAreas[businessArea]] : [],
  skillCount: keySkills.filter((skill) => skill.trim()).length,
})
