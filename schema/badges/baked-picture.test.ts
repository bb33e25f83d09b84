import { crc32, deflateSync } from 'node:zlib'
import { decode, encode } from 'fast-png'
import { expect, test } from 'vitest'
import { bake, isPng, readBaked } from './baked-picture.ts'

const picture = encode({ width: 2, height: 2, data: new Uint8Array(16).fill(120), channels: 4 })
const json = JSON.stringify({
  name: 'The contractor who stopped talking – “done”',
  type: ['VerifiableCredential'],
})

/** A chunk made without the code under test. */
function chunk(type: string, data: string | Uint8Array, sum?: number) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data)])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(body.length - 4)
  body.copy(whole, 4)
  whole.writeUInt32BE(sum ?? crc32(body), body.length + 4)
  return whole
}
/** The picture with chunks behind its header. */
const pictureWith = (...chunks: Uint8Array[]) =>
  Uint8Array.from(Buffer.concat([picture.subarray(0, 33), ...chunks, picture.subarray(33)]))
const textBehind = (flags: string) => `openbadgecredential\0${flags}`

test('a baked picture holds the credential word for word and is still the same picture', async () => {
  const baked = bake(picture, json)
  expect(await readBaked(baked)).toEqual({ found: 'credential', text: json })
  expect(decode(baked).data).toEqual(decode(picture).data)
})

test('the baked chunk is one uncompressed iTXt with the checksum that PNG asks for', () => {
  const expected = chunk('iTXt', Buffer.from(`${textBehind('\0\0\0\0')}${json}`))
  expect(Buffer.from(bake(picture, json)).subarray(33, 33 + expected.length)).toEqual(expected)
})

test('a picture baked again holds the newer credential only', async () => {
  expect(await readBaked(bake(bake(picture, json), '{"newer":true}'))).toEqual({
    found: 'credential',
    text: '{"newer":true}',
  })
})

test('a compressed credential is read too, and one that grows without end is not', async () => {
  const compressed = (text: string) =>
    pictureWith(chunk('iTXt', Buffer.concat([Buffer.from(textBehind('\x01\0\0\0')), deflateSync(text)])))
  expect(await readBaked(compressed(json))).toEqual({ found: 'credential', text: json })
  expect(await readBaked(compressed(' '.repeat(5_000_000)))).toEqual({ found: 'unreadable' })
  expect(await readBaked(pictureWith(chunk('iTXt', `${textBehind('\x01\0\0\0')}no deflate`)))).toEqual({
    found: 'unreadable',
  })
})

test('only the first chunks of an endless picture are read', async () => {
  const good = chunk('iTXt', `${textBehind('\0\0\0\0')}${json}`)
  const empty = Buffer.concat(Array.from({ length: 30_000 }, () => chunk('emPt', '')))
  expect(await readBaked(pictureWith(good, empty))).toMatchObject({ found: 'credential' })
  expect(await readBaked(pictureWith(empty, good))).toEqual({ found: 'cut-off' })
})

test('a picture says why no credential can be read from it', async () => {
  const good = chunk('iTXt', `${textBehind('\0\0\0\0')}${json}`)
  const found = async (png: Uint8Array) => (await readBaked(png)).found
  expect(await found(picture)).toBe('nothing')
  expect(await found(picture.subarray(0, 50))).toBe('cut-off')
  expect(await found(pictureWith(good).subarray(0, 60))).toBe('cut-off')
  expect(await found(pictureWith(good, good))).toBe('several')
  expect(await found(pictureWith(chunk('iTXt', `${textBehind('\0\0\0\0')}${json}`, 1)))).toBe(
    'wrong-checksum',
  )
  expect(await found(pictureWith(chunk('tEXt', 'openbadges\0https://issuer.example/1')))).toBe(
    'former-version',
  )
  expect(await found(pictureWith(chunk('iTXt', 'openbadgecredential\0\0\0')))).toBe('unreadable')
  expect(
    await found(pictureWith(chunk('iTXt', Buffer.from([...Buffer.from(textBehind('\0\0\0\0')), 0xff])))),
  ).toBe('unreadable')
  // A length that points beyond the file, and one that would be negative.
  expect(
    await found(
      Uint8Array.from([...picture.subarray(0, 33), 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4, 5, 6, 7, 8]),
    ),
  ).toBe('cut-off')
})

test('a credential behind the header survives a picture that was cut off behind it', async () => {
  const baked = bake(picture, json)
  expect(await readBaked(baked.subarray(0, baked.length - 12))).toEqual({ found: 'credential', text: json })
})

test('nothing is baked into what is no whole picture', () => {
  expect(isPng(Uint8Array.from([1, 2, 3]))).toBe(false)
  expect(() => bake(Uint8Array.from([1, 2, 3]), json)).toThrow('no PNG')
  expect(() => bake(picture.subarray(0, 50), json)).toThrow('no whole PNG')
})

test('no picture is drawn to read it, at any size and with anything behind it', async () => {
  const enormous = Uint8Array.from(picture)
  const header = new DataView(enormous.buffer)
  header.setUint32(16, 30_000)
  header.setUint32(20, 30_000)
  // Interlaced.
  enormous[28] = 1
  const frames = pictureWith(chunk('acTL', Buffer.alloc(8, 255)), chunk('fcTL', Buffer.alloc(26)))
  const page = Uint8Array.from(Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]))
  for (const one of [enormous, frames, page]) expect(await readBaked(one)).toEqual({ found: 'nothing' })
})
