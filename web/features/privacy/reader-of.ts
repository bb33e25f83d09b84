import { brand } from '#schema/brand.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'

/** Who reads what is written to an expert. */
export function readerOf({
  firstName,
  hasOwner,
  isSample,
}: Pick<PublicProfile, 'firstName' | 'hasOwner' | 'isSample'>): string {
  if (!hasOwner) return `the people who run ${brand.name}`
  return isSample ? 'whoever looks after this sample' : firstName
}
