import { areasAmong } from '#schema/gallery/gallery-words.ts'
import { storedForUser } from '#web/client/stored-for-user.ts'
import type { PageLines } from './preview-of.ts'

/** Edited lines, and the `editedAt` of the profile they were based on. */
export type TypedLines = PageLines & { basedOn: string | null }

/** Written at every keystroke, removed once saved or discarded. */
export const storedLines = storedForUser<TypedLines>(
  'preview-lines',
  ({ headline, businessAreas, basedOn }) =>
    typeof headline === 'string' && Array.isArray(businessAreas)
      ? { headline, businessAreas: areasAmong(businessAreas), basedOn: basedOn ?? null }
      : undefined,
)
