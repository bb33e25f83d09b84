import { type CheckedRegistration, isCompleteReference, joinedReferences } from '#schema/accounts/accounts.ts'

/** What is sent of the form: the complete references as text and as a list, the user name only if there is one. */
export function registrationOf({ username, ...values }: CheckedRegistration) {
  const referenceList = values.references.filter(isCompleteReference)
  return {
    ...values,
    consent: true as const,
    ...(username?.trim() && { username }),
    references: joinedReferences(referenceList),
    referenceList,
  }
}
