import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Select } from '#web/ui/select.tsx'

export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** What the address calls the order by this column. */
  sort?: string
  isNumber?: true
}

type Props<Row> = {
  /** What it lists, for screen readers. */
  caption: string
  /** The first one names its row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** `name`, or `-name` for descending. */
  sort: string | undefined
  onSort: (sort: string) => void
  /** The buttons of a row. */
  actions?: ((row: Row) => ReactNode) | undefined
  isBusy?: boolean
}

/** Rows as a table, whose head sorts; on a phone each row is a card, and the order is chosen above them. */
export function ListTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, actions, isBusy } = props
  const [first, ...others] = columns
  if (!first) return null
  return (
    <>
      <SortChoice columns={columns} sort={sort} onSort={onSort} />
      <table className="administration-table" aria-busy={isBusy || undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.label} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col">
                <span className="sr-only">What can be done</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-row={rowKey(row)} tabIndex={-1}>
              <th scope="row" className="wrap-anywhere">
                {first.cell(row)}
              </th>
              {others.map(({ label, cell, isNumber }) => (
                <td key={label} data-label={label} data-number={isNumber}>
                  {cell(row)}
                </td>
              ))}
              {actions && (
                <td>
                  <div className="administration-actions">{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const isBy = (sort: string | undefined, name: string) => sort?.replace(/^-/, '') === name
const isDescending = (sort: string | undefined) => sort?.startsWith('-') ?? false

type HeadProps<Row> = { column: Column<Row> } & Pick<Props<Row>, 'sort' | 'onSort'>

function Head<Row>({ column: { label, sort: name, isNumber }, sort, onSort }: HeadProps<Row>) {
  const isSorted = name !== undefined && isBy(sort, name)
  const Arrow = isDescending(sort) ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      data-number={isNumber}
      aria-sort={isSorted ? (isDescending(sort) ? 'descending' : 'ascending') : undefined}
    >
      {name ? (
        <button
          type="button"
          onClick={() => onSort(isSorted && !isDescending(sort) ? `-${name}` : name)}
          className="inline-flex min-h-tap items-center gap-s1"
        >
          {label}
          {isSorted && <Arrow size={14} aria-hidden />}
        </button>
      ) : (
        label
      )}
    </th>
  )
}

const directions: Record<string, readonly [ascending: string, descending: string]> = {
  date: ['oldest first', 'newest first'],
  score: ['lowest first', 'highest first'],
}

function SortChoice<Row>({ columns, sort, onSort }: Pick<Props<Row>, 'columns' | 'sort' | 'onSort'>) {
  const sorted = columns.filter(({ sort }) => sort)
  if (sorted.length === 0) return null
  return (
    <div className="administration-order">
      <Select label="Order" value={sort} onChange={({ currentTarget }) => onSort(currentTarget.value)}>
        {sorted.flatMap(({ label, sort = '' }) => {
          const [ascending, descending] = directions[sort] ?? ['A to Z', 'Z to A']
          return [
            <option key={sort} value={sort}>
              {label}, {ascending}
            </option>,
            <option key={`-${sort}`} value={`-${sort}`}>
              {label}, {descending}
            </option>,
          ]
        })}
      </Select>
    </div>
  )
}
