import type { z } from 'zod'
import { normaliseEmail } from '#schema/email.ts'
import type { Onboarding, OnboardingAnswer } from '#schema/onboarding/onboarding.ts'
import { linkedinAddress, notOnLinkedin } from '#schema/profiles/profile-limits.ts'
import { newReferenceSchema } from '#schema/references/references.ts'
import { namesIn } from '#schema/text/person-name.ts'

/** What a setup says about its person that stays as the account has it, or is no address of a page. */
export function leftOutOfPerson(
  { name, email, linkedin }: Onboarding['profile'],
  own: { firstName: string; lastName: string; email: string } | undefined,
): OnboardingAnswer['leftOut'] {
  const left: OnboardingAnswer['leftOut'] = []
  const ownName = own && `${own.firstName} ${own.lastName}`.trim()
  if (own && name && name !== ownName)
    left.push({
      what: 'name',
      why: `Your account keeps the name ${ownName}. You can change it in Edit Profile.`,
    })
  if (own && email && normaliseEmail(email) !== normaliseEmail(own.email))
    left.push({
      what: 'email',
      why: `Your account keeps its address, ${own.email}. You can change it in Your account.`,
    })
  if (linkedin && !linkedinAddress(linkedin)) left.push({ what: 'linkedin', why: notOnLinkedin })
  return left
}

const personSchema = newReferenceSchema.omit({ solutionStory: true })
type Person = z.output<typeof personSchema>

/** A person of a setup as an invitation names them, or why they cannot be invited. */
export function readPerson(person: Onboarding['references'][number]): Person | { why: string } {
  const read = personSchema.safeParse({ ...person, ...namesIn(person.name) })
  if (read.success) return read.data
  const isAddress = read.error.issues.some(({ path }) => path[0] === 'email')
  return {
    why: isAddress
      ? 'Please enter an address that we can write to.'
      : 'Please enter their first and last name: our mail begins with it.',
  }
}
