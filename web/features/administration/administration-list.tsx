import type { ReactNode } from 'react'
import { grouped } from '#schema/text/numbers.ts'
import { SignInRedirect } from '#web/features/accounts/own-query.tsx'
import { ShowMoreButton } from '#web/ui/show-more-button.tsx'
import { type Column, ListTable } from './list-table.tsx'
import { LoadingOrError } from './loading-or-error.tsx'
import { SearchBox } from './search-box.tsx'
import type { AdministrationQuery } from './use-administration-list.ts'
import { useListParams } from './use-list-params.ts'

type Props<Row> = {
  /** One of its rows, and several, in words. */
  noun: readonly [one: string, several: string]
  /** What is said of the rows behind their count. */
  summary?: string
  query: AdministrationQuery<Row>
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
} & (TableOf<Row> | { list: (rows: readonly Row[]) => ReactNode })

type TableOf<Row> = {
  /** What it lists. */
  caption: string
  /** The first one names its row. */
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  /** The order where the address names none. */
  sortedBy?: string
  actions?: (row: Row) => ReactNode
}

/** A list of the administration: search, order, rows, further pages; search and order stand in the address. */
export function AdministrationList<Row>(props: Props<Row>) {
  const { noun, summary, query, search, tools, empty, unmatched = 'Nothing matches.', isFiltered } = props
  const { params, changeParams } = useListParams()
  const { rows, total, error, isPlaceholderData, mustSignIn } = query
  if (mustSignIn) return <SignInRedirect />
  return (
    <div className="grid gap-s4">
      {(search || tools) && (
        <div className="administration-tools">
          {search && (
            <SearchBox
              label={search}
              value={params.search ?? ''}
              onSearch={(search) => changeParams({ search })}
            />
          )}
          {tools}
        </div>
      )}
      {!rows ? (
        <LoadingOrError error={error} onRetry={query.refetch} />
      ) : rows.length === 0 ? (
        <p role="status" className="py-s5 text-ink-soft text-lead">
          {params.search || isFiltered ? unmatched : empty}
        </p>
      ) : (
        <>
          <p role="status" className="text-ink-soft text-small">
            {countText(rows.length, total, query.hasNextPage, noun)}
            {summary && `, ${summary}`}
            {error && ' We could not look again just now, so this may be out of date.'}
          </p>
          {'list' in props ? (
            props.list(rows)
          ) : (
            <ListTable
              caption={props.caption}
              columns={props.columns}
              rows={rows}
              rowKey={props.rowKey}
              actions={props.actions}
              sort={params.sort ?? props.sortedBy}
              onSort={(sort) => changeParams({ sort })}
              isBusy={isPlaceholderData}
            />
          )}
          <ShowMoreButton query={query} />
        </>
      )}
    </div>
  )
}

function countText(
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
