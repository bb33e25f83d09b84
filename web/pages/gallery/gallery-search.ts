import { useSearchParams } from 'react-router-dom'
import type { GalleryFilter } from '#schema/gallery/gallery.ts'
import { longestQuery } from '#schema/limits.ts'
import { businessAreas, industries, unfiltered } from '#schema/options.ts'

export type GallerySearch = GalleryFilter & { query: string }

const chosen = <Option extends string>(options: readonly Option[], value: string | null) =>
  options.find((option) => option === value) ?? unfiltered

/** What the address asks of the gallery; a filter nobody knows counts as none. */
export const readGallerySearch = (search: URLSearchParams): GallerySearch => ({
  query: (search.get('q') ?? '').trim(),
  businessArea: chosen(businessAreas, search.get('area')),
  industry: chosen(industries, search.get('industry')),
})

/** Whether a description may be sent: said to the visitor, never cut silently. */
export const isTooLong = (query: string) => query.trim().length > longestQuery

/** The gallery's search as it stands in the address, and how to change it. */
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
