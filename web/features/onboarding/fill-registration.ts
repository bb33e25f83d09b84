import { maxReferences } from '#schema/accounts/limits.ts'
import { galleryIndustry } from '#schema/gallery/gallery-words.ts'
import { lookUp } from '#schema/look-up.ts'
import { onboardingIndustries, onboardingYears, yearsInWords } from '#schema/onboarding/wizard.ts'
import { namesIn } from '#schema/text/person-name.ts'
import { storedValue } from '#web/client/stored-value.ts'
import type { EnteredReference, EnteredRegistration } from '#web/features/accounts/stored-registration.ts'
import { type EnteredSetup, isNamed } from './stored-setup.ts'

type Stored = Partial<Omit<EnteredRegistration, 'password' | 'consent'>>

/** The form of registration as this device keeps it; its page reads it, so that it need not be loaded here. */
const form = storedValue<Stored, Stored>('registration', (stored) => stored ?? {})

/**
 * Fills in the registration of this device with the wizard's answers; fields of registration alone stay. Returns
 * the people for whom it has no row.
 */
export function fillRegistration({ profile, expertise, references }: EnteredSetup): ReferenceKey[] {
  const known = form.read()
  const years = onboardingYears.find((choice) => choice === expertise.experienceYears)
  const { rows, left } = rowsOf(references, known.references ?? [])
  form.write({
    ...known,
    fullName: profile.name.trim() || known.fullName || '',
    email: profile.email.trim() || known.email || '',
    role: profile.role.trim() || known.role || '',
    industry: known.industry || industryOf(expertise.industry),
    experience: known.experience || (years ? `${yearsInWords(years)} of experience.` : ''),
    ...(rows.length && { references: [...rows, blankRow, blankRow, blankRow].slice(0, maxReferences) }),
  })
  return left
}

type ReferenceKey = keyof EnteredSetup['references']
const blankRow: EnteredReference = { firstName: '', lastName: '', email: '', solutionStory: '' }

/** The wizard's industries have the same names in the list of registration as in the gallery. */
const industryOf = (industry: string): string =>
  galleryIndustry(lookUp<string>(onboardingIndustries, industry) ?? '')

/** The people who were in the registration already, with their story, followed by the wizard’s people. */
function rowsOf(references: EnteredSetup['references'], known: EnteredReference[]) {
  const rows = known.filter((row) => Object.values(row).some((text) => text.trim()))
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
const isSame = (one: EnteredReference, other: EnteredReference) => whoIs(one) === whoIs(other)
const whoIs = ({ email, firstName, lastName }: EnteredReference) =>
  (email.trim() || `${firstName.trim()} ${lastName.trim()}`).toLowerCase()
