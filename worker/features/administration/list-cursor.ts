import { base64url, bytesIn } from '../../services/tokens.ts'

/** Where a page of a list ended: the value that it is ordered by, and the row's id. */
export type Position = [value: string | number, id: number]

/** A cursor as callers see it: opaque, and safe in a header and an address. */
export const writeListCursor = (position: Position) =>
  base64url(new TextEncoder().encode(JSON.stringify(position)).buffer)

/** Undefined for anything that `writeListCursor` did not make. */
export function readListCursor(cursor: string | undefined): Position | undefined {
  try {
    const [value, id]: unknown[] = JSON.parse(new TextDecoder().decode(bytesIn(cursor ?? '')))
    const isValue = typeof value === 'string' ? value.isWellFormed() : Number.isFinite(value)
    return isValue && Number.isSafeInteger(id) ? ([value, id] as Position) : undefined
  } catch {
    return undefined
  }
}
