import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeStatusList, isSetInList, StatusListError } from './status-list.ts'

const listOf = (bytes: Uint8Array) => `u${gzipSync(bytes).toString('base64url')}`

test('a list holds the bits that were set, the first one leftmost, and no others', async () => {
  const list = await encodeStatusList([0, 9, 131_071])
  const bits = gunzipSync(Buffer.from(list.slice(1), 'base64url'))
  expect([bits.length, bits[0], bits[1], bits.at(-1)]).toEqual([16_384, 128, 64, 1])
  expect(list).toMatch(/^u[\w-]+$/)
  for (const [index, isSet] of [
    [0, true],
    [1, false],
    [9, true],
    [131_071, true],
    [131_070, false],
  ] as const)
    expect(await isSetInList(list, index)).toBe(isSet)
})

test('an index beyond the list cannot be written', async () => {
  await expect(encodeStatusList([131_072])).rejects.toThrow(RangeError)
  await expect(encodeStatusList([-1])).rejects.toThrow(RangeError)
})

test.each([
  ['another encoding', 'zabc', 0],
  ['no base64url', 'u***', 0],
  ['no packed list', 'uAAAA', 0],
  ['a short list', listOf(new Uint8Array(16_383)), 0],
  ['an entry beyond the list', listOf(new Uint8Array(16_384)), 131_072],
  ['a negative entry', listOf(new Uint8Array(16_384)), -1],
  ['a list that is endless once unpacked', listOf(new Uint8Array(2 ** 24 + 1)), 0],
  ['a list that was cut', listOf(new Uint8Array(16_384).fill(1)).slice(0, -12), 0],
])('%s is an error', async (_, list, index) => {
  await expect(isSetInList(list, index)).rejects.toThrow(StatusListError)
})
