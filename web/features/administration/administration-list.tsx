import type { ReactNode } from 'react'
import { grouped } from '#schema/text/numbers.ts'
import { sentenceOf, statusOf } from '#web/client/api.ts'
import { SignInFirst } from '#web/features/accounts/own-query.tsx'
import { Button } from '#web/ui/button.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { type Column, ListTable } from './list-table.tsx'
import { SearchBox } from './search-box.tsx'
import type { AdministrationQuery } from './use-administration-list.ts'
import { useListPlace } from './use-list-place.ts'

type Props<Row> = {
  /** What it lists: the table's caption. */
  caption: string
  /** One of its rows, and several, in words. */
  noun: readonly [one: string, several: string]
  query: AdministrationQuery<Row>
  /** The first one names its row. */
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  /** The order where the address names none. */
  sortedBy?: string
  /** The label of the search box; without it there is none. */
  search?: string
  /** Filters and files, beside the search box. */
  tools?: ReactNode
  /** What is said where there is nothing at all. */
  empty: ReactNode
  /** What is said where nothing matches the search or filter. */
  unmatched?: string
  /** Whether a filter of `tools` is set. */
  isFiltered?: boolean
  actions?: (row: Row) => ReactNode
}

/** A list of the administration: search, order, rows, further pages; search and order stand in the address. */
export function AdministrationList<Row>(props: Props<Row>) {
  const { caption, noun, query, columns, rowKey, sortedBy, search, tools, actions } = props
  const { empty, unmatched = 'Nothing matches.', isFiltered } = props
  const { place, changePlace } = useListPlace()
  const { rows, total, error, isPlaceholderData, mustSignIn } = query
  if (mustSignIn) return <SignInFirst />
  return (
    <div className="grid gap-s4">
      {(search || tools) && (
        <div className="administration-tools">
          {search && (
            <SearchBox
              label={search}
              value={place.search ?? ''}
              onSearch={(search) => changePlace({ search })}
            />
          )}
          {tools}
        </div>
      )}
      {!rows ? (
        error ? (
          <NotLoaded error={error} onAgain={() => void query.refetch()} />
        ) : (
          <p role="status" data-loading className="text-ink-soft">
            Loading…
          </p>
        )
      ) : rows.length === 0 ? (
        <p role="status" className="py-s5 text-ink-soft text-lead">
          {place.search || isFiltered ? unmatched : empty}
        </p>
      ) : (
        <>
          <p role="status" className="text-ink-soft text-small">
            {counting(rows.length, total, query.hasNextPage, noun)}
            {error && ' We could not look again just now, so this may be out of date.'}
          </p>
          <ListTable
            {...{ caption, columns, rows, rowKey, actions }}
            sort={place.sort ?? sortedBy}
            onSort={(sort) => changePlace({ sort })}
            isBusy={isPlaceholderData}
          />
          <ShowMore query={query} />
        </>
      )}
    </div>
  )
}

function counting(
  shown: number,
  total: string | undefined,
  hasMore: boolean,
  [one, several]: Props<unknown>['noun'],
) {
  if (total !== undefined && total !== String(shown))
    return `${grouped(shown)} of ${grouped(Number.parseInt(total, 10))}${total.endsWith('+') ? '+' : ''} ${several}`
  if (hasMore) return `The first ${grouped(shown)} ${several}`
  return `${grouped(shown)} ${shown === 1 ? one : several}`
}

const NotLoaded = ({ error, onAgain }: { error: Error; onAgain: () => void }) => (
  <div role="alert" className="grid justify-items-start gap-s4">
    <p>{sentenceOf(error, 'Something went wrong on our side. Nothing is lost.')}</p>
    {statusOf(error) !== 404 && (
      <Button variant="main" onClick={onAgain}>
        Try again
      </Button>
    )}
  </div>
)
