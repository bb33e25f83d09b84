/** Where a page of a list ended: the value that it is ordered by, and the row's id. */
export type Place = [value: string | number, id: number]

/** A cursor as callers see it: opaque, and safe in a header and an address. */
export const writePlace = (place: Place) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(place))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Undefined for anything that `writePlace` did not make. */
export function readPlace(cursor: string | undefined): Place | undefined {
  try {
    const text = atob((cursor ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
    const [value, id]: unknown[] = JSON.parse(new TextDecoder().decode(bytes))
    const isValue = typeof value === 'string' ? value.isWellFormed() : Number.isFinite(value)
    return isValue && Number.isSafeInteger(id) ? ([value, id] as Place) : undefined
  } catch {
    return undefined
  }
}
