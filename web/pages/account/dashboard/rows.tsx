import type { ReactNode } from 'react'
import { services } from '#schema/paths.ts'
import { PartNotLoaded } from '#web/features/accounts/part-not-loaded.tsx'
import { Link } from '#web/ui/link.tsx'
import { type PagedQuery, ShowMoreButton } from '#web/ui/show-more-button.tsx'

/** A row of a list with its link, mark and details. */
export function Row({
  id,
  to,
  title,
  isOpening = false,
  isNew,
  isOpen,
  mark,
  children,
}: {
  /** The id by which the focus returns to it. */
  id: string | number
  to: string
  title: string
  /** The title is the first line of a conversation. */
  isOpening?: boolean
  isNew: boolean
  isOpen: boolean
  /** The mark of a row that is not new. */
  mark?: string | undefined
  children: ReactNode
}) {
  return (
    <li data-new={isNew || undefined} data-current={isOpen || undefined}>
      <h3 className={isOpening ? 'account-row-opening' : undefined}>
        <Link
          preventScrollReset
          to={to}
          data-row={id}
          aria-current={isOpen ? 'true' : undefined}
          className={isOpening ? 'whole-lines-2 block' : undefined}
        >
          {title}
        </Link>
      </h3>
      <p className="account-row-mark">{isNew ? <b>New</b> : mark}</p>
      {children}
    </li>
  )
}

/** The button for the next page, and the export as CSV. */
export const RowsEnd = ({ query, table }: { query: PagedQuery; table: 'conversations' | 'leads' }) => (
  <>
    <ShowMoreButton query={query} />
    <p>
      <a className="link text-label" href={`${services.api}/dashboard/${table}.csv`} download>
        Download them all as a table (CSV)
      </a>
    </p>
  </>
)

export const Loading = () => (
  <div data-loading className="grid gap-s4">
    <p role="status" className="text-ink-soft">
      Opening…
    </p>
    <div aria-hidden className="account-rows-loading" />
  </div>
)

export const RowsNotLoaded = (failed: { error: Error; onRetry: () => unknown }) => (
  <PartNotLoaded message="This could not be loaded." {...failed} />
)

/** Says that the shown data may be old, because it could not be fetched again. */
export const StaleRowsNotice = () => (
  <p role="status" className="border-edge border-l-2 pl-s4 text-label">
    We could not look again just now, so this may be out of date.
  </p>
)
