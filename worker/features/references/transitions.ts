import { type ReferenceStatus, referenceStatusSchema } from '#schema/references/references.ts'

/**
 * The statuses that may follow each other (R8): only the invitation's own link leaves `declined`, and only a validator
 * `rejected`; both are remembered when a row is deleted (`refusal-commands.ts`).
 */
export const transitions: Readonly<Record<ReferenceStatus, readonly ReferenceStatus[]>> = {
  invited: ['submitted', 'validated', 'declined', 'cancelled', 'expired'],
  submitted: ['submitted', 'validated', 'rejected', 'declined', 'withdrawn', 'cancelled', 'expired'],
  validated: ['rejected', 'withdrawn'],
  rejected: ['validated'],
  declined: ['validated'],
  withdrawn: ['invited', 'submitted', 'validated'],
  cancelled: ['invited', 'submitted'],
  expired: ['invited', 'submitted'],
}

/** The statuses from which a reference may reach this one, for the `where` of its statement. */
export const statusesBefore = (status: ReferenceStatus) =>
  referenceStatusSchema.options.filter((from) => transitions[from].includes(status))

/**
 * The statuses from which a referee may answer by the link of an invitation: until the reference counts, but not after
 * a rejection.
 */
export const answerable: readonly ReferenceStatus[] = statusesBefore('validated').filter(
  (status) => status !== 'rejected',
)
