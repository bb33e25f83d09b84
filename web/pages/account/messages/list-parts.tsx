import { useEffect, useRef } from 'react'
import { sentenceOf } from '#web/client/api.ts'
import { Button } from '#web/ui/button.tsx'

export const Loading = () => (
  <div className="grid gap-s4">
    <p role="status" className="text-ink-soft">
      Opening…
    </p>
    <div aria-hidden className="account-rows-loading" />
  </div>
)

export const NotLoaded = ({ error, onAgain }: { error: Error; onAgain: () => unknown }) => (
  <div role="alert" className="grid justify-items-start gap-s4">
    <h3>This could not be loaded</h3>
    <p>{sentenceOf(error, 'Something went wrong on our side. Nothing is lost.')}</p>
    <Button variant="main" onClick={() => void onAgain()}>
      Try again
    </Button>
  </div>
)

/** What stands here was loaded a while ago, and could not be asked for again. */
export const MayBeOld = () => (
  <p role="status" className="border-edge border-l-2 pl-s4 text-label">
    We could not look again just now, so this may be out of date.
  </p>
)

type Paged = {
  data: { pages: unknown[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** The next page of a list; the focus goes to the first row that it brought. */
export function ShowMore({ query }: { query: Paged }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const place = useRef<HTMLDivElement>(null)
  const firstNew = useRef<number>(null)
  const pages = query.data?.pages.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are there when a page more is
  useEffect(() => {
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
