import { type CheckedRegistration, isCompleteReference, joinedReferences } from '#schema/accounts/accounts.ts'

/** What is sent of the form: the complete references as text and as a list, the user name only if there is one. */
export function registrationOf({ username, ...entered }: CheckedRegistration) {
  const referenceList = entered.references.filter(isCompleteReference)
  return {
    ...entered,
    consent: true as const,
    ...(username?.trim() && { username }),
    references: joinedReferences(referenceList),
    referenceList,
  }
}
