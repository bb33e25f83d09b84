import { expect, onTestFinished, test, vi } from 'vitest'
import { totpCode, wrongCode } from '#test/authenticator.ts'
import { isPassword } from './passwords.ts'
import { isCodeOf, newSecondFactor, withoutBackupCode } from './second-factor.ts'

const key = 'a secret of nobody in particular'

/** What better-auth 1.7.7 itself stored when its own path enabled a second factor. */
const byBetterAuth = {
  password: 'a loaf of bread',
  hash: 'a1b7a464725e1763603bec873dde4ebf:475df80800de31683490fcbf8fe370d7a290759e517fc54efefcd1e9f27370d5383a025d24d035233e59dfaa9467181f95090cc65cc8931175c1262644f31a96',
  uri: 'otpauth://totp/Rembrandt:vera%40lindqvist.example?secret=NA4WWTDONJ4E4NDYPB2EUQ3DNJDTA22BINWGU4ZNINYGU3C2NZCQ&issuer=Rembrandt&digits=6&period=30',
  authenticator: 'NA4WWTDONJ4E4NDYPB2EUQ3DNJDTA22BINWGU4ZNINYGU3C2NZCQ',
  firstCode: 'wWPO4-yL42M',
  lastCode: 'vCyFn-U2FFj',
  stored: {
    secret:
      '29754f563ab6c3c1e5986cfc430096d0c5cca604d16cfd9b7d61091f8cb7522afc748cde8b341d88a88d17bcf9206890e9f8f7ce390d6d08637c30ecc3a8e3c6b70a1e3627471471',
    backupCodes:
      '1427e75cad74ddb6cbf349c0ab7cf49e45a9a280329ca084484f8a8716aa5479d7f60dd31f5e714a980f1d4de74853fa64e92e48db67b766035d7b5d62cb635b96e287f46feeddf7cc9e0b6f6b2340b60c591b44d8f96a006c4f8b933789bd3f9ea38227d2be2db75e7aff0f982999b2e97f5bf3a4903af9f9c2b5540e136cc921616fa1c1334808de3f2c41d98298563d99b260df33647e005df673ec03df320497868d13a8b1ad8678f7019a7a22b3ca80d3d0b0',
  },
}

test('a password that was hashed by better-auth is still somebody’s password', async () => {
  const { hash, password } = byBetterAuth
  expect(await isPassword({ hash, password })).toBe(true)
  expect(await isPassword({ hash, password: 'a loaf of breaD' })).toBe(false)
})

test('an authenticator that was set up by better-auth still signs in', async () => {
  const { authenticator, stored } = byBetterAuth
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:15:29.999Z'))
  onTestFinished(() => clock.mockRestore())
  expect(await isCodeOf(key, stored, totpCode(authenticator))).toBe(true)
  expect(await isCodeOf(key, stored, totpCode(authenticator, Date.now() - 30_000))).toBe(true)
  expect(await isCodeOf(key, stored, wrongCode(authenticator))).toBe(false)
})

test('backup codes of better-auth still sign in, each of them once', async () => {
  const { firstCode, lastCode, stored } = byBetterAuth
  const backupCodes = await withoutBackupCode(key, stored, firstCode)
  if (!backupCodes) throw new Error('A code that was given is not taken')
  const left = { ...stored, backupCodes }
  expect(await withoutBackupCode(key, left, firstCode)).toBeUndefined()
  expect(await withoutBackupCode(key, left, lastCode)).toBeTypeOf('string')
  expect(await withoutBackupCode(key, stored, 'wWPO4-yL42N')).toBeUndefined()
})

test('a backup code is taken as somebody types it from paper', async () => {
  const { stored } = byBetterAuth
  for (const typed of ['WWPO4-YL42M', 'wwpo4 yl42m', 'wwpo4yl42m'])
    expect(await withoutBackupCode(key, stored, typed), typed).toBeTypeOf('string')
  expect(await withoutBackupCode(key, stored, '-')).toBeUndefined()
})

test('a new second factor is given and stored in the same form', async () => {
  const { enrolment, stored } = await newSecondFactor(key, 'vera@lindqvist.example')
  expect(enrolment.uri.replace(enrolment.secret, byBetterAuth.authenticator)).toBe(byBetterAuth.uri)
  expect(enrolment.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(enrolment.backupCodes).toHaveLength(10)
  for (const code of enrolment.backupCodes) expect(code).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/)
  for (const part of ['secret', 'backupCodes'] as const) expect(stored[part]).toMatch(/^[0-9a-f]+$/)
  expect(stored.backupCodes).toHaveLength(byBetterAuth.stored.backupCodes.length)
  expect(await isCodeOf(key, stored, totpCode(enrolment.secret))).toBe(true)
})

test('new authenticators and backup codes are random: no two are alike', async () => {
  const drawn = await Promise.all([1, 2].map(() => newSecondFactor(key, 'vera@lindqvist.example')))
  expect(new Set(drawn.map(({ enrolment }) => enrolment.secret)).size).toBe(2)
  expect(new Set(drawn.flatMap(({ enrolment }) => enrolment.backupCodes)).size).toBe(20)
})

test('any new key makes the codes that an authenticator shows', async () => {
  for (let one = 0; one < 50; one += 1) {
    const { enrolment, stored } = await newSecondFactor(key, 'vera@lindqvist.example')
    expect(await isCodeOf(key, stored, totpCode(enrolment.secret)), enrolment.secret).toBe(true)
  }
})

test('stored second factors cannot be read without the server’s secret', async () => {
  const { authenticator, stored } = byBetterAuth
  await expect(isCodeOf('another secret', stored, totpCode(authenticator))).rejects.toThrow()
})
