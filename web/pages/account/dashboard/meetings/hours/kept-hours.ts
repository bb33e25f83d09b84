import { type UnsavedHours, unsavedHoursSchema } from '#schema/meetings/entered-hours.ts'
import { keptForUser } from '#web/client/kept-for-user.ts'

/** Written at every change, so that neither a closed browser nor an ended session loses it. */
export const keptHours = keptForUser<UnsavedHours>('hours-edit', (stored) => unsavedHoursSchema.parse(stored))
