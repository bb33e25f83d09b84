import { mostReferences } from '#schema/accounts/limits.ts'
import { onboardingIndustries, onboardingYears, yearsInWords } from '#schema/onboarding/wizard.ts'
import { namesIn } from '#schema/text/person-name.ts'
import { kept } from '#web/client/kept.ts'
import type { EnteredReference, EnteredRegistration } from '#web/features/accounts/kept-registration.ts'
import { type EnteredPerson, type EnteredSetup, isNamed } from './kept-setup.ts'

type Stored = Partial<Omit<EnteredRegistration, 'password' | 'consent'>>

/** The form of registration as this device keeps it; its page reads it, so that it need not be loaded here. */
const form = kept<Stored, Stored>('registration', (stored) => stored ?? {})

/** Fills the registration of this device in with what the wizard was told; what only registration asks for stays. */
export function fillRegistration({ profile, expertise, references }: EnteredSetup): void {
  const known = form.read()
  const years = onboardingYears.find((choice) => choice === expertise.experienceYears)
  const people = [references.ref1, references.ref2].filter(isNamed)
  form.write({
    ...known,
    fullName: profile.name.trim() || known.fullName || '',
    email: profile.email.trim() || known.email || '',
    role: profile.role.trim() || known.role || '',
    industry: known.industry || industryOf(expertise.industry),
    experience: known.experience || (years ? `${yearsInWords(years)} of experience.` : ''),
    ...(people.length && { references: rowsOf(people, known.references ?? []) }),
  })
}

/** The wizard's industries have the same names in the list of registration as in the gallery. */
const industryOf = (industry: string): string =>
  (onboardingIndustries as Record<string, string>)[industry] ?? ''

/** The two people as rows, and behind them whom registration had already; a story that was told of one stays. */
function rowsOf(people: EnteredPerson[], known: EnteredReference[]): EnteredReference[] {
  const addressOf = ({ email }: { email: string }) => email.trim().toLowerCase()
  const isSame = (one: { email: string }, other: { email: string }) =>
    addressOf(one) !== '' && addressOf(one) === addressOf(other)
  const named = people.map((person) => ({
    ...namesIn(person.name),
    email: person.email.trim(),
    solutionStory: known.find((row) => isSame(row, person))?.solutionStory ?? '',
  }))
  const others = known.filter(
    (row) => Object.values(row).some((text) => text.trim()) && named.every((person) => !isSame(row, person)),
  )
  const rows = [...named, ...others]
  const empty = { firstName: '', lastName: '', email: '', solutionStory: '' }
  return [...rows, empty, empty].slice(0, mostReferences)
}
