import { areasAmong } from '#schema/gallery/gallery-words.ts'
import { kept } from '#web/client/kept.ts'
import type { PageLines } from './preview-of.ts'

/** Edited lines, and the `editedAt` of the profile they were based on. */
export type TypedLines = PageLines & { basedOn: string | null }

const lines = kept('preview-lines', (stored: Partial<TypedLines & { whose: string | null }> | null) =>
  typeof stored?.headline === 'string' && Array.isArray(stored.businessAreas)
    ? {
        whose: stored.whose,
        headline: stored.headline,
        businessAreas: areasAmong(stored.businessAreas),
        basedOn: stored.basedOn ?? null,
      }
    : undefined,
)

/** This account's unsaved lines on this device. */
export function keptLines(whose: string | null): TypedLines | undefined {
  const read = lines.read()
  if (!read || read.whose !== whose) return undefined
  const { headline, businessAreas, basedOn } = read
  return { headline, businessAreas, basedOn }
}

/** Stores the lines at every keystroke, or removes them once saved or discarded. Leaves those of other accounts. */
export function keepLines(whose: string | null, typed: TypedLines | undefined): void {
  if (typed) lines.write({ whose, ...typed })
  else if (keptLines(whose)) lines.remove()
}
