import { useSearchParams } from 'react-router-dom'
import type { GalleryFilter } from '#schema/gallery/gallery.ts'
import { maxQueryLength } from '#schema/limits.ts'
import { businessAreas, industries, unfiltered } from '#schema/options.ts'

export type GallerySearch = GalleryFilter & { query: string }

const chosen = <Option extends string>(options: readonly Option[], value: string | null) =>
  options.find((option) => option === value) ?? unfiltered

/** The search in the address; an unknown filter counts as none. */
export const readGallerySearch = (search: URLSearchParams): GallerySearch => ({
  query: (search.get('q') ?? '').trim(),
  businessArea: chosen(businessAreas, search.get('area')),
  industry: chosen(industries, search.get('industry')),
})

/** Whether a description is too long, which the visitor is told; it is never cut silently. */
export const isTooLong = (query: string) => query.trim().length > maxQueryLength

/** The gallery's search in the address, and its setter. */
export function useGallerySearch() {
  const [params, setParams] = useSearchParams()
  const search = readGallerySearch(params)
  const change = (changes: Partial<GallerySearch>) => {
    const next = { ...search, ...changes }
    const filled = Object.entries({ q: next.query, area: next.businessArea, industry: next.industry }).filter(
      ([, value]) => value && value !== unfiltered,
    )
    setParams(new URLSearchParams(filled), {
      replace: 'query' in changes && Boolean(search.query),
      preventScrollReset: true,
    })
  }
  return { search, change }
}
