import { type ReferenceStatus, referenceStatusSchema } from '#schema/references/references.ts'

/**
 * What a reference may become (R8). Only the link of their own invitation leads out of `declined`, only a validator out of
 * `rejected`. Erasing deletes any row, and remembers these two (`refusal-commands.ts`).
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

/** From which a reference may become this: for the `where` of the statement that makes it so. */
export const statusesBefore = (status: ReferenceStatus) =>
  referenceStatusSchema.options.filter((from) => transitions[from].includes(status))

/** From which a referee may still answer by the link of an invitation: until it counts, whoever wrote under their address meanwhile; a validator's no is not theirs to take back. */
export const answerable: readonly ReferenceStatus[] = statusesBefore('validated').filter(
  (status) => status !== 'rejected',
)
