import { createOTP } from '@better-auth/utils/otp'
import { base32 } from '@scure/base'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { z } from 'zod'
import { brand } from '#schema/brand.ts'

/** A second factor as better-auth stores it: both values encrypted with the server's secret. */
export type StoredFactor = { secret: string; backupCodes: string }

const storedCodes = z.array(z.string())

/** A new second factor: what its owner is shown once, and what is stored. */
export async function newSecondFactor(key: string, email: string) {
  const secret = newKey()
  const backupCodes = Array.from({ length: 10 }, newBackupCode)
  const uri = createOTP(secret).url(brand.name, email)
  const stored: StoredFactor = {
    secret: await symmetricEncrypt({ key, data: secret }),
    backupCodes: await symmetricEncrypt({ key, data: JSON.stringify(backupCodes) }),
  }
  return { enrolment: { uri, secret: new URL(uri).searchParams.get('secret') ?? '', backupCodes }, stored }
}

/**
 * A key of the 160 bits that RFC 4226 recommends, 140 of them random: as text it is encoded byte for byte, and 32
 * letters to type.
 */
const newKey = () =>
  String.fromCharCode(...crypto.getRandomValues(new Uint8Array(20)).map((byte) => byte & 127))

// Without 0, 1, 8 and 9, which look like letters on paper.
const newBackupCode = () => {
  const code = base32.encode(crypto.getRandomValues(new Uint8Array(10))).toLowerCase()
  return `${code.slice(0, 5)}-${code.slice(5, 10)}`
}

/** A backup code without the case, spaces and hyphens that it is typed with. */
const normalised = (code: string) => code.replace(/[\s-]/g, '').toLowerCase()

/** Whether a code is the authenticator's of this half minute by the real clock, or of the one before or after. */
export const isCodeOf = async (key: string, { secret }: StoredFactor, code: string): Promise<boolean> =>
  createOTP(await symmetricDecrypt({ key, data: secret })).verify(code)

const codesIn = async (key: string, stored: string) =>
  storedCodes.parse(JSON.parse(await symmetricDecrypt({ key, data: stored })))

/** How many backup codes are not used yet. */
export const countBackupCodes = async (key: string, { backupCodes }: StoredFactor) =>
  (await codesIn(key, backupCodes)).length

/** The backup codes to store after one of them is used; undefined if the code is none of them. */
export async function withoutBackupCode(key: string, { backupCodes }: StoredFactor, code: string) {
  const codes = await codesIn(key, backupCodes)
  const used = codes.find((one) => normalised(one) === normalised(code))
  if (!used) return undefined
  return symmetricEncrypt({ key, data: JSON.stringify(codes.filter((one) => one !== used)) })
}
