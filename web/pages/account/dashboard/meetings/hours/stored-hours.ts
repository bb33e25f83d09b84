import { type UnsavedHours, unsavedHoursSchema } from '#schema/meetings/unsaved-hours.ts'
import { storedForUser } from '#web/client/stored-for-user.ts'

/** Written at every change, so that neither a closed browser nor an ended session loses it. */
export const storedHours = storedForUser<UnsavedHours>('hours-edit', (stored) =>
  unsavedHoursSchema.parse(stored),
)
