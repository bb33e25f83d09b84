import type { ShownCard } from '#schema/gallery/gallery.ts'
import type { GalleryCard } from '#schema/gallery/gallery-answers.ts'

/** The data of a query without the fields that no card shows, for hydration. */
export function withoutUnshown(data: unknown): unknown {
  if (!isRecord(data)) return data
  if (Array.isArray(data.pages)) return { ...data, pages: data.pages.map(withoutUnshown) }
  if (Array.isArray(data.profiles)) return { ...data, profiles: data.profiles.map(shown) }
  return data
}

const shown = ({ firstName, lastName, linkedinIndustry, expertise, ...card }: GalleryCard): ShownCard => card

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null
