import { businessAreas } from '#schema/options.ts'
import { kept } from '#web/client/kept.ts'
import type { PageLines } from './preview-of.ts'

/** Lines that are being changed, and `editedAt` of the profile that they were changed from. */
export type TypedLines = PageLines & { basedOn: string | null }

const lines = kept('preview-lines', (stored: Partial<TypedLines & { whose: string | null }> | null) =>
  typeof stored?.headline === 'string' && Array.isArray(stored.businessAreas)
    ? {
        whose: stored.whose,
        headline: stored.headline,
        businessAreas: businessAreas.filter((area) => stored.businessAreas?.includes(area)),
        basedOn: stored.basedOn ?? null,
      }
    : undefined,
)

/** What this account typed on this device and did not save. */
export function keptLines(whose: string | null): TypedLines | undefined {
  const read = lines.read()
  if (!read || read.whose !== whose) return undefined
  const { headline, businessAreas, basedOn } = read
  return { headline, businessAreas, basedOn }
}

/** Kept at every keystroke; nothing is kept once they are saved or left. Another account’s stay. */
export function keepLines(whose: string | null, typed: TypedLines | undefined): void {
  if (typed) lines.write({ whose, ...typed })
  else if (keptLines(whose)) lines.remove()
}
