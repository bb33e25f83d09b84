import type { InValue, Row } from '@libsql/client/web'

/** A value of SQLite as JSON: texts and null as they are, whole numbers as numbers, the rest in an object that says what it is. */
type Written = string | number | null | { whole: string } | { real: number } | { blob: string }

/** A row as one line of JSON; its whole numbers must have been read as `bigint`. */
export const rowToLine = (row: Row, columns: number): string =>
  JSON.stringify(Array.from({ length: columns }, (_, index) => written(row[index])))

/** The values of a line, ready to be bound. */
export const lineToValues = (line: string): InValue[] => (JSON.parse(line) as Written[]).map(readBack)

function written(value: unknown): Written {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'bigint')
    return Number.isSafeInteger(Number(value)) ? Number(value) : { whole: String(value) }
  // JSON has no infinite numbers.
  if (typeof value === 'number' && Number.isFinite(value)) return { real: value }
  if (value instanceof ArrayBuffer) return { blob: Buffer.from(value).toString('base64') }
  throw new Error(`A ${typeof value} cannot be written down`)
}

function readBack(value: Written): InValue {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number') return BigInt(value)
  if ('whole' in value) return BigInt(value.whole)
  if ('real' in value) return value.real
  return Buffer.from(value.blob, 'base64')
}
