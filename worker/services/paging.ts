/**
 * The rows that a page shows, of those that were read with one more, and the cursor of the next page; null after the
 * last.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  pageLength: number,
  positionOf: (last: Row) => readonly (number | string)[],
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, pageLength)
  const last = rows.length > pageLength ? shown.at(-1) : undefined
  return { shown, nextCursor: last ? writeCursor(positionOf(last)) : null }
}

/** A cursor as callers see it: what a list is sorted by, numbers in base 36. */
const writeCursor = (position: readonly (number | string)[]) =>
  position.map((part) => (typeof part === 'number' ? part.toString(36) : part)).join('_')

/** So many numbers from a cursor of `cutPage`; undefined for anything else. */
export function readPosition(cursor = '', amount = 2): number[] | undefined {
  const parts = cursor.split('_')
  if (parts.length !== amount || !parts.every((part) => /^[0-9a-z]{1,11}$/.test(part))) return undefined
  const numbers = parts.map((part) => Number.parseInt(part, 36))
  return numbers.every(Number.isSafeInteger) ? numbers : undefined
}

/** The time and the id of a cursor of `cutPage` whose rows have ids in words; undefined for anything else. */
export function readTimeAndId(cursor = ''): { at: number; id: string } | undefined {
  const [, at, id] = /^([0-9a-z]{1,9})_(.+)$/.exec(cursor) ?? []
  return at && id ? { at: Number.parseInt(at, 36), id } : undefined
}
