import { type UnsavedHours, unsavedHoursSchema } from '#schema/meetings/entered-hours.ts'
import { kept } from '#web/client/kept.ts'

const edit = kept('hours-edit', (stored: Partial<UnsavedHours & { whose: string | null }> | null) =>
  stored ? unsavedHoursSchema.parse(stored) : undefined,
)

/** What this device keeps; another account’s is not shown. */
export function keptHours(whose: string | null): UnsavedHours | undefined {
  const read = edit.read()
  return read?.whose === whose ? read : undefined
}

/** Kept at every change, so that neither a closed browser nor an ended session loses it. */
export const keepHours = (whose: string | null, hours: Omit<UnsavedHours, 'whose'>) =>
  edit.write({ whose, ...hours })

/** Another account’s stays. */
export function forgetHours(whose: string | null): void {
  if (keptHours(whose)) edit.remove()
}
