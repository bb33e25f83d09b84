import { maxReferences } from '#schema/accounts/limits.ts'
import { galleryIndustry } from '#schema/gallery/gallery-words.ts'
import { lookUp } from '#schema/look-up.ts'
import { onboardingIndustries, onboardingYears, yearsInWords } from '#schema/onboarding/wizard.ts'
import { namesIn } from '#schema/text/person-name.ts'
import { storedValue } from '#web/client/stored-value.ts'
import type { RefereeValues, RegistrationValues } from '#web/features/accounts/stored-registration.ts'
import { isNamed, type SetupValues } from './stored-setup.ts'

type Stored = Partial<Omit<RegistrationValues, 'password' | 'consent'>>

/** The form of registration as this device keeps it; its page reads it, so that it need not be loaded here. */
const form = storedValue<Stored, Stored>('registration', (stored) => stored ?? {})

/**
 * Fills in the registration of this device with the wizard's answers; fields of registration alone stay. Returns
 * the people for whom it has no row.
 */
export function fillRegistration({ profile, expertise, references }: SetupValues): ReferenceKey[] {
  const existing = form.read()
  const years = onboardingYears.find((choice) => choice === expertise.experienceYears)
  const { rows, left } = rowsOf(references, existing.references ?? [])
  form.write({
    ...existing,
    fullName: profile.name.trim() || existing.fullName || '',
    email: profile.email.trim() || existing.email || '',
    role: profile.role.trim() || existing.role || '',
    industry: existing.industry || industryOf(expertise.industry),
    experience: existing.experience || (years ? `${yearsInWords(years)} of experience.` : ''),
    ...(rows.length && { references: [...rows, blankRow, blankRow, blankRow].slice(0, maxReferences) }),
  })
  return left
}

type ReferenceKey = keyof SetupValues['references']
const blankRow: RefereeValues = { firstName: '', lastName: '', email: '', solutionStory: '' }

/** The wizard's industries have the same names in the list of registration as in the gallery. */
const industryOf = (industry: string): string =>
  galleryIndustry(lookUp<string>(onboardingIndustries, industry) ?? '')

/** The people who were in the registration already, with their story, followed by the wizard’s people. */
function rowsOf(references: SetupValues['references'], existing: RefereeValues[]) {
  const rows = existing.filter((row) => Object.values(row).some((text) => text.trim()))
  const left: ReferenceKey[] = []
  for (const key of ['ref1', 'ref2'] as const) {
    const person = references[key]
    if (!isNamed(person)) continue
    const row = { ...namesIn(person.name), email: person.email.trim(), solutionStory: '' }
    const at = rows.findIndex((one) => isSame(one, row))
    const { solutionStory = '' } = rows[at] ?? {}
    if (at >= 0) rows[at] = { ...row, solutionStory }
    else if (rows.length < maxReferences) rows.push(row)
    else left.push(key)
  }
  return { rows, left }
}

/** Whether two rows are one person: by address, or by name where neither has one. */
const isSame = (one: RefereeValues, other: RefereeValues) => whoIs(one) === whoIs(other)
const whoIs = ({ email, firstName, lastName }: RefereeValues) =>
  (email.trim() || `${firstName.trim()} ${lastName.trim()}`).toLowerCase()
