import { expect, test } from 'vitest'
import { encryptPush } from './encrypt.ts'
import { waitIn } from './push-service.ts'

test('a message is encrypted as in the example of RFC 8291', async () => {
  const [d, point] = [
    'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  ]
  const bytes = Buffer.from(point, 'base64url')
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const [x, y] = [bytes.subarray(1, 33).toString('base64url'), bytes.subarray(33).toString('base64url')]
  const pair = {
    privateKey: await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y, d }, curve, false, [
      'deriveBits',
    ]),
    publicKey: await crypto.subtle.importKey('raw', bytes, curve, true, []),
  }
  const salt = Uint8Array.from(Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'))
  const device = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const sent = await encryptPush('When I grow up, I want to be a watermelon', device, { salt, pair })
  expect(Buffer.from(sent).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

const now = new Date('2026-11-26T12:00:00Z')
test.each([
  [null, undefined],
  ['120', 120_000],
  ['0', 0],
  ['Thu, 26 Nov 2026 12:05:00 GMT', 300_000],
  ['Thu, 26 Nov 2026 11:00:00 GMT', 0],
  ['99999999999999999999', 86_400_000],
  ['-5', 0],
  ['soon', undefined],
  ['', undefined],
])('Retry-After %j is a wait of %j', (header, waitMs) => {
  expect(waitIn(header, now)).toBe(waitMs)
})
