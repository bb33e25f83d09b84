import { useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

/** The fields of an infinite query that are needed. */
export type PagedQuery = {
  data: { pages: unknown[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** The button for the next page of a list; it moves the focus to the first new row. */
export function ShowMoreButton({ query }: { query: PagedQuery }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const place = useRef<HTMLDivElement>(null)
  const firstNew = useRef<number>(null)
  const pages = query.data?.pages.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are there when a page more is
  useLayoutEffect(() => {
    const rows = place.current?.parentElement?.querySelectorAll<HTMLElement>('[data-row]')
    if (firstNew.current !== null) rows?.[firstNew.current]?.focus()
    firstNew.current = null
  }, [pages])
  return (
    <div ref={place} className="empty:hidden">
      {isFetchNextPageError && (
        <p role="alert" className="mb-s3 text-label">
          The next ones could not be loaded. Please try again.
        </p>
      )}
      {hasNextPage && (
        <Button
          disabled={isFetchingNextPage}
          onClick={async () => {
            const before = place.current?.parentElement?.querySelectorAll('[data-row]').length ?? 0
            firstNew.current = before
            await fetchNextPage()
          }}
        >
          {isFetchingNextPage ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </div>
  )
}
