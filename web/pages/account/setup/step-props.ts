import type { SetupPart } from '#schema/onboarding/onboarding.ts'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import type { Reading } from './cv-upload.tsx'

export type StepProps = {
  /** The file that is read. */
  reading: Reading
  /** The profile of who is signed in. */
  own: OwnProfile | undefined
  /** Why a part was left out. */
  errors: Partial<Record<SetupPart, string>>
}

/** The label of a field that a profile needs; going on without it is possible. */
export const required = (label: string) => `${label} (required)`
