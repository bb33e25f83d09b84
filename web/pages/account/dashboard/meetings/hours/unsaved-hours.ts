import { type UnsavedHours, unsavedHoursSchema } from '#schema/meetings/entered-hours.ts'
import { kept } from '#web/client/kept.ts'

const edit = kept('hours-edit', (stored: Partial<UnsavedHours & { whose: string | null }> | null) =>
  stored ? unsavedHoursSchema.parse(stored) : undefined,
)

/** The unsaved hours of this account on this device. */
export function readUnsavedHours(whose: string | null): UnsavedHours | undefined {
  const read = edit.read()
  return read?.whose === whose ? read : undefined
}

/** Called at every change, so that neither a closed browser nor an ended session loses it. */
export const writeUnsavedHours = (whose: string | null, hours: Omit<UnsavedHours, 'whose'>) =>
  edit.write({ whose, ...hours })

/** Does not remove those of another account. */
export function removeUnsavedHours(whose: string | null): void {
  if (readUnsavedHours(whose)) edit.remove()
}
