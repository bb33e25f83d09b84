import { type KeptHours, keptHoursSchema } from '#schema/meetings/entered-hours.ts'
import { rememberedUsername, usernameKey } from '#web/client/current-username.ts'

const key = 'hours-edit'

/** Whose hours this page takes up and keeps: asked once, when it opens. */
export const planningHere = () => rememberedUsername(usernameKey)

/** What this device keeps; another account’s is not shown. */
export function keptHours(whose: string | null): KeptHours | undefined {
  try {
    const read = keptHoursSchema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return read.whose === whose ? read : undefined
  } catch {
    return undefined
  }
}

/** Kept at every change, so that neither a closed browser nor an ended session loses it. */
export function keepHours(whose: string | null, hours: KeptHours): void {
  try {
    localStorage.setItem(key, JSON.stringify({ whose, ...hours }))
  } catch {}
}

/** Another account’s stays. */
export function forgetHours(whose: string | null): void {
  if (!keptHours(whose)) return
  try {
    localStorage.removeItem(key)
  } catch {}
}
