import { skillCount } from '#schema/limits.ts'
import { profileIndustries } from '#schema/options.ts'
import type { CustomerProfile } from '#schema/profiles/customer-profile.ts'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'

/** What stands in the fields of the profile: lists of the owner’s own words line by line, as many skills as there are fields. */
export type EnteredProfile = Pick<
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
export type EntryName = keyof EnteredProfile

/** A new password is asked for beside it; of the three nothing is ever kept. */
export const noPasswords = { currentPassword: '', newPassword: '', confirmPassword: '' }
export type EditForm = EnteredProfile & typeof noPasswords

type Section = { id: string; title: string; fields: readonly EntryName[] }

/** The sections of the form and what stands in them, in their order (account spec section 2). */
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

/** What each field is called, beside it and wherever it is spoken of. */
export const profileLabels: Readonly<Record<EntryName, string>> = {
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
/** Several fields as people read them. */
export const namesOf = (names: readonly EntryName[]) => names.map((name) => profileLabels[name]).join(', ')

export const entryNames = sections.flatMap(({ fields }) => fields as readonly EntryName[])

/** Every field of the form in the order in which it is read. */
export const fieldOrder = sections.flatMap(({ id, fields }): readonly (keyof EditForm)[] =>
  id === 'security' ? (Object.keys(noPasswords) as (keyof typeof noPasswords)[]) : fields,
)

export const profileFieldId = (name: keyof EditForm) => `edit-${name}`

/** Goes to a field, once what was told beside it is drawn. */
export function focusField(name: keyof EditForm | undefined): void {
  if (name) requestAnimationFrame(() => document.getElementById(profileFieldId(name))?.focus())
}

/** The choice of the form that stands for a stored industry (R17); one that none does stands for itself. */
export const industryChoice = (stored: string): string =>
  Object.entries(profileIndustries).find(
    ([choice, inGallery]) => choice === stored || inGallery === stored,
  )?.[0] ?? stored

/** A profile as it stands in the fields. `fromEntries` forgets which names it was given; what differs in kind follows. */
export const enteredProfileOf = (profile: OwnProfile): EnteredProfile => ({
  ...(Object.fromEntries(entryNames.map((name) => [name, profile[name]])) as unknown as EnteredProfile),
  industry: industryChoice(profile.industry),
  coreDeliverables: profile.coreDeliverables.join('\n'),
  expertise: profile.expertise.join('\n'),
  keySkills: Array.from({ length: skillCount }, (_, place) => profile.keySkills[place] ?? ''),
})

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])

/** What a field says, as text, to be compared and to be read. */
export function saidIn(entered: EnteredProfile, name: EntryName): string {
  const value = entered[name]
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (name === 'businessAreas') return entered.businessAreas.toSorted().join('\n')
  if (typeof value !== 'string') return value.flatMap((item) => item.trim() || []).join('\n')
  return name === 'coreDeliverables' || name === 'expertise' ? linesOf(value).join('\n') : value.trim()
}

/** Which fields do not say the same. */
export const changedFields = (one: EnteredProfile, other: EnteredProfile): EntryName[] =>
  entryNames.filter((name) => saidIn(one, name) !== saidIn(other, name))

/** These fields as the call takes them. */
export const profileInputOf = (entered: EnteredProfile, names: readonly EntryName[]): CustomerProfile =>
  Object.fromEntries(
    names.map((name) => [name, name === 'expertise' ? linesOf(entered.expertise) : entered[name]]),
  )
