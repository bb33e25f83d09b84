import { skillCount } from '#schema/limits.ts'
import type { CustomerProfile } from '#schema/profiles/customer-profile.ts'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'

/** The values of the profile's fields: lists as lines of text, one skill for each field. */
export type ProfileValues = Pick<
  OwnProfile,
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'linkedinUrl'
  | 'currentRole'
  | 'company'
  | 'yearsExperience'
  | 'industry'
  | 'headline'
  | 'about'
  | 'coreProblemSolved'
  | 'targetIndustry'
  | 'solutionStep1'
  | 'solutionStep2'
  | 'solutionStep3'
  | 'keySkills'
  | 'businessAreas'
  | 'isActive'
  | 'scorecardActive'
  | 'profileUrl'
> & { coreDeliverables: string; expertise: string }
export type FieldName = keyof ProfileValues

/** The password fields, none of which is ever stored. */
export const noPasswords = { currentPassword: '', newPassword: '', confirmPassword: '' }
export type EditForm = ProfileValues & typeof noPasswords

type Section = { id: string; title: string; fields: readonly FieldName[] }

/** The sections of the form with their fields, in order (account spec section 2). */
export const sections = [
  {
    id: 'personal',
    title: 'Personal Information',
    fields: ['firstName', 'lastName', 'phone', 'linkedinUrl', 'about'],
  },
  {
    id: 'professional',
    title: 'Professional Information',
    fields: ['currentRole', 'company', 'yearsExperience', 'industry', 'businessAreas', 'expertise'],
  },
  {
    id: 'solution',
    title: 'Solution Information',
    fields: ['headline', 'coreProblemSolved', 'targetIndustry', 'coreDeliverables', 'keySkills'],
  },
  { id: 'security', title: 'Security Settings', fields: [] },
  {
    id: 'methodology',
    title: 'Solution Methodology (Optional)',
    fields: ['solutionStep1', 'solutionStep2', 'solutionStep3'],
  },
  { id: 'page', title: 'Your Page', fields: ['isActive', 'scorecardActive', 'profileUrl'] },
] as const satisfies readonly Section[]
export type SectionId = (typeof sections)[number]['id']

/** The label of each field, also in messages. */
export const profileLabels: Readonly<Record<FieldName, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  linkedinUrl: 'LinkedIn address',
  about: 'About you',
  currentRole: 'Current role',
  company: 'Company',
  yearsExperience: 'Years of experience',
  industry: 'Industry',
  businessAreas: 'Business areas',
  expertise: 'Expertise',
  headline: 'Headline',
  coreProblemSolved: 'Core problem you solve',
  targetIndustry: 'Target industry',
  coreDeliverables: 'Core deliverables',
  keySkills: 'Key skills',
  solutionStep1: 'Step 1',
  solutionStep2: 'Step 2',
  solutionStep3: 'Step 3',
  isActive: 'Show my page',
  scorecardActive: 'Offer my scorecard',
  profileUrl: 'Address of your page',
}
/** The labels of several fields. */
export const labelsOf = (names: readonly FieldName[]) => names.map((name) => profileLabels[name]).join(', ')

export const fieldNames = sections.flatMap(({ fields }) => fields as readonly FieldName[])

/** Every field of the form, in reading order. */
export const fieldOrder = sections.flatMap(({ id, fields }): readonly (keyof EditForm)[] =>
  id === 'security' ? (Object.keys(noPasswords) as (keyof typeof noPasswords)[]) : fields,
)

export const profileFieldId = (name: keyof EditForm) => `edit-${name}`

/** Focuses a field, after its message is rendered. */
export function focusField(name: keyof EditForm | undefined): void {
  if (name) requestAnimationFrame(() => document.getElementById(profileFieldId(name))?.focus())
}

/** The field values of a profile. */
export const profileValuesOf = (profile: OwnProfile): ProfileValues => ({
  // `fromEntries` loses the types of the names.
  ...(Object.fromEntries(fieldNames.map((name) => [name, profile[name]])) as Pick<OwnProfile, FieldName>),
  coreDeliverables: profile.coreDeliverables.join('\n'),
  expertise: profile.expertise.join('\n'),
  keySkills: Array.from({ length: skillCount }, (_, index) => profile.keySkills[index] ?? ''),
})

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])

/** A field's value as text, for comparing and for reading. */
export function fieldText(values: ProfileValues, name: FieldName): string {
  const value = values[name]
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (name === 'businessAreas') return values.businessAreas.toSorted().join('\n')
  if (typeof value !== 'string') return value.flatMap((item) => item.trim() || []).join('\n')
  return name === 'coreDeliverables' || name === 'expertise' ? linesOf(value).join('\n') : value.trim()
}

/** The fields in which two differ. */
export const changedFields = (one: ProfileValues, other: ProfileValues): FieldName[] =>
  fieldNames.filter((name) => fieldText(one, name) !== fieldText(other, name))

/** The request's form of these fields. */
export const profileInputOf = (values: ProfileValues, names: readonly FieldName[]): CustomerProfile =>
  Object.fromEntries(
    names.map((name) => [name, name === 'expertise' ? linesOf(values.expertise) : values[name]]),
  )
