import { base64urlnopad } from '@scure/base'

/** The fewest entries a list may have: in a shorter one, asking tells whose badge is looked at. */
export const statusListLength = 131_072
/** Far more entries than any issuer has; a longer list is not read to its end. */
const maxListLength = 2 ** 27

/** A list that cannot be read. */
export class StatusListError extends Error {}

/** The list of a Bitstring Status List: one bit for each badge, set for the indices that are revoked. */
export async function encodeStatusList(
  indices: Iterable<number>,
  length = statusListLength,
): Promise<string> {
  const bits = new Uint8Array(length / 8)
  for (const index of indices) {
    if (!Number.isInteger(index) || index < 0 || index >= length) throw new RangeError(`no entry ${index}`)
    bits[index >> 3] = (bits[index >> 3] ?? 0) | (128 >> (index & 7))
  }
  const packed = new Blob([bits]).stream().pipeThrough(new CompressionStream('gzip'))
  return `u${base64urlnopad.encode(new Uint8Array(await new Response(packed).arrayBuffer()))}`
}

/**
 * Whether the bit at an index of an encoded list is set.
 * @throws StatusListError where the list cannot be read, is shorter than 131,072 entries, or has no such entry
 */
export async function isSetInList(encodedList: string, index: number): Promise<boolean> {
  const at = index >> 3
  let [length, found]: [number, number | undefined] = [0, undefined]
  try {
    if (!encodedList.startsWith('u')) throw new StatusListError('not in base64url')
    const packed = new Uint8Array(base64urlnopad.decode(encodedList.slice(1)))
    const chunks = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader()
    for (let { value } = await chunks.read(); value; { value } = await chunks.read()) {
      if (at >= length && at < length + value.length) found = value[at - length]
      length += value.length
      if (length * 8 > maxListLength) throw new StatusListError('too long')
    }
  } catch (error) {
    throw error instanceof StatusListError ? error : new StatusListError('not a packed list')
  }
  if (length * 8 < statusListLength) throw new StatusListError('too short')
  if (!Number.isInteger(index) || found === undefined) throw new StatusListError('no such entry')
  return (found & (128 >> (index & 7))) !== 0
}
