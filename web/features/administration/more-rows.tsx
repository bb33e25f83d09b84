import { useLayoutEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { AdministrationQuery } from './use-administration-list.ts'

/** The next page; the focus goes to the first row that it brought. */
export function MoreRows<Row>({ query }: { query: AdministrationQuery<Row> }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const place = useRef<HTMLDivElement>(null)
  const firstNew = useRef<number>(null)
  const pages = query.data?.pages.length
  const shownRows = () => place.current?.parentElement?.querySelectorAll<HTMLElement>('[data-row]')
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are there when a page more is
  useLayoutEffect(() => {
    if (firstNew.current !== null) shownRows()?.[firstNew.current]?.focus()
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
            firstNew.current = shownRows()?.length ?? 0
            await fetchNextPage()
          }}
        >
          {isFetchingNextPage ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </div>
  )
}
