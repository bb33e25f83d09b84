import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { GalleryFilter, SmartSearch } from '#schema/gallery/gallery.ts'
import { type Api, dataOf } from '#web/client/api.ts'

/** The gallery page by page. */
export const galleryQuery = (api: Api, filter: GalleryFilter) =>
  infiniteQueryOptions({
    queryKey: ['public-profiles', filter.businessArea, filter.industry],
    queryFn: ({ pageParam, signal }) =>
      dataOf(
        api['public-profiles'][':businessArea'][':industry'].$get(
          {
            param: {
              businessArea: encodeURIComponent(filter.businessArea) as typeof filter.businessArea,
              industry: encodeURIComponent(filter.industry) as typeof filter.industry,
            },
            query: pageParam ? { cursor: pageParam } : {},
          },
          { init: { signal } },
        ),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

/** The experts for a described challenge. A newer search aborts it. */
export const searchQuery = (api: Api, search: SmartSearch) =>
  queryOptions({
    queryKey: ['smart-search', search],
    queryFn: ({ signal }) => dataOf(api['smart-search'].$post({ json: search }, { init: { signal } })),
  })
