import type { Call } from '../call.ts'
import { dayOf } from './clock.ts'

type Cell = string | number | Date | null
export type Row = readonly Cell[]

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\uFEFF'
/** How a cell begins that spreadsheets calculate; an apostrophe makes it text. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** Where a spreadsheet that separates cells by semicolons would begin another cell inside ours. */
const innerBeginning = /[;\t\r\n][\s"]*/g

/** A row of a CSV file (RFC 4180); times are UTC, to the minute. */
export const csvRow = (cells: Row): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ')
  const harmless = cell.replace(innerBeginning, (beginning, at: number) =>
    formula.test(cell.charAt(at + beginning.length)) ? `${beginning}'` : beginning,
  )
  const text = formula.test(cell) ? `'${harmless}` : harmless
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The name of a file that is made of a day: `leads-2026-11-25.csv`. */
export const fileOfDay = (name: string, { now }: Call) => `${name}-${dayOf(now)}.csv`

/**
 * A CSV response under a file name, whose parts are read one after the other and the first before the
 * answer begins.
 */
export async function csvFile(
  name: string,
  head: readonly string[],
  parts: AsyncGenerator<readonly Row[]>,
): Promise<Response> {
  const encoder = new TextEncoder()
  const encoded = (rows: readonly Row[]) => encoder.encode(rows.map(csvRow).join(''))
  let part = await parts.next()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(byteOrderMark + csvRow(head))),
    pull: async (controller) => {
      if (part.done) return controller.close()
      controller.enqueue(encoded(part.value))
      part = await parts.next()
    },
    cancel: async () => void (await parts.return(undefined)),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}
