import { createHmac } from 'node:crypto'
import { at } from './requests.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000

/** The code that an authenticator shows for a secret as it is typed in (RFC 6238, six digits, SHA-1). */
export function totpCode(secret: string, now = Date.now()): string {
  const bits = [...secret.replaceAll('=', '')].map((letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits
    .join('')
    .match(/.{8}/g)
    ?.map((byte) => Number.parseInt(byte, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / stepMs)))
  const hash = createHmac('sha1', Buffer.from(bytes ?? []))
    .update(counter)
    .digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** When an authenticator was set up whose code of this half minute is to count again: codes go by the real clock. */
export const aWhileAgo = () => at(new Date(Date.now() - 5 * 60_000))

/** A code that is not the one of this moment, nor of the moments beside it. */
export function wrongCode(secret: string): string {
  const near = [-1, 0, 1, 2].map((steps) => totpCode(secret, Date.now() + steps * stepMs))
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) ?? ''
}
