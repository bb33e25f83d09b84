import type { Action } from '#web/features/administration/use-action.ts'

/** The field for a reason that the record keeps, with who reads it. */
export const reasonFor = (hint: string): Action['reason'] => ({
  label: 'Why',
  hint,
  isRequired: true,
  minLength: 10,
  maxLength: 2000,
})

/** The reason that somebody without a profile is mailed. */
export const mailedReason = reasonFor('They are mailed this, and the record keeps it.')

/** What suspending a profile does, and the reason that its owner is mailed. */
export const suspending = {
  description:
    'Their page goes off public view at once, with its place in the gallery and in search, the agent, the scorecard and the booking page. Nothing is deleted, and you can restore it.',
  reason: reasonFor('The owner is mailed this, and the record keeps it.'),
}

/** What becomes of the payments of somebody who pays by the month. */
export const monthsGoOn =
  'Monthly payments go on until they are ended: by their owner under “Plan and payments”, or by you on the page of the order.'

/** What restoring a profile does, and the reason that its owner is mailed. */
export const restoring = {
  description:
    'Their page may be shown again. It is public at once if it is switched on and has two validated references and one validated story.',
  reason: reasonFor('The owner is mailed this, and the record keeps it.'),
}

/** What removing a validator does, from the list of validators or from their account. */
export const validatorRemoval = (name: string) => ({
  title: `Remove ${name} as a validator?`,
  description:
    'The account is deleted and every device is signed out. What they decided stands, and what waits is read by others. You can invite them again.',
  confirmLabel: 'Remove',
  reason: mailedReason,
  successMessage: `${name} is no validator any more`,
})
