import type { ReferenceCheck } from '#schema/references/reference-answers.ts'
import type { tables } from '../../services/database.ts'

type Checked = Pick<
  typeof tables.references.$inferSelect,
  'addressConfirmedAt' | 'independentAt' | 'readAt' | 'readBy'
>

/** The checks of a reference with their times (R8), in the order of the page. */
export function checksOf(reference: Checked, storiesConfirmedAt?: Date | null): ReferenceCheck[] {
  const ran = (check: ReferenceCheck['check'], at: Date | null | undefined, by?: string | null) =>
    at ? [{ check, at: at.toISOString(), ...(by && { by }) }] : []
  return [
    ...ran('address-confirmed', reference.addressConfirmedAt),
    ...ran('independent', reference.independentAt),
    ...ran('stories-confirmed', storiesConfirmedAt),
    ...ran('read-by-validator', reference.readAt, reference.readBy),
  ]
}
