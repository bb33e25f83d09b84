import { type KeptHours, keptHoursSchema } from '#schema/meetings/entered-hours.ts'
import { kept } from '#web/client/kept.ts'

const edit = kept('hours-edit', (stored: Partial<KeptHours & { whose: string | null }> | null) =>
  stored ? keptHoursSchema.parse(stored) : undefined,
)

/** What this device keeps; another account’s is not shown. */
export function keptHours(whose: string | null): KeptHours | undefined {
  const read = edit.read()
  return read?.whose === whose ? read : undefined
}

/** Kept at every change, so that neither a closed browser nor an ended session loses it. */
export const keepHours = (whose: string | null, hours: Omit<KeptHours, 'whose'>) =>
  edit.write({ whose, ...hours })

/** Another account’s stays. */
export function forgetHours(whose: string | null): void {
  if (keptHours(whose)) edit.remove()
}
