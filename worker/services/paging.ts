import { AppError } from './app-error.ts'
import { base64url, bytesIn } from './tokens.ts'

/** The values that a list is sorted by, of the last row of a page. */
type Position = readonly (number | string)[]
type Parts = { integer: number; text: string; value: number | string }
type PositionOf<Kinds extends readonly (keyof Parts)[]> = {
  -readonly [Index in keyof Kinds]: Parts[Kinds[Index]]
}

/**
 * The rows that a page shows, of those that were read with one more, and the cursor of the next page; null after the
 * last.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  pageLength: number,
  positionOf: (last: Row) => Position,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, pageLength)
  const last = rows.length > pageLength ? page.at(-1) : undefined
  return { page, nextCursor: last ? writeCursor(positionOf(last)) : null }
}

/** A cursor as callers see it: opaque, and safe in a header and an address. */
export const writeCursor = (position: Position): string =>
  base64url(new TextEncoder().encode(JSON.stringify(position)).buffer)

/**
 * The position in a cursor, by the kinds of its parts; undefined where there is no cursor. @throws AppError BAD_REQUEST
 * for anything that `writeCursor` did not make of these kinds.
 */
export function readCursor<const Kinds extends readonly (keyof Parts)[]>(
  cursor: string | undefined,
  ...kinds: Kinds
): PositionOf<Kinds> | undefined {
  if (!cursor) return undefined
  const position = partsIn(cursor)
  if (position.length !== kinds.length || !kinds.every((kind, index) => fits[kind](position[index])))
    throw new AppError('BAD_REQUEST', {
      details: [{ path: 'cursor', message: 'Please start again from the first page.' }],
    })
  return position as unknown as PositionOf<Kinds>
}

const isText = (part: unknown) => typeof part === 'string' && part.isWellFormed()
const fits: Record<keyof Parts, (part: unknown) => boolean> = {
  integer: Number.isSafeInteger,
  text: isText,
  value: (part) => isText(part) || Number.isFinite(part),
}

function partsIn(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(new TextDecoder().decode(bytesIn(cursor)))
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
