import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Account, totpEnrolmentSchema } from '#schema/accounts/account-answers.ts'
import { type Browser, browser, mailedToken, newAddress, signedInAs, signIn } from '#test/account.ts'
import { aWhileAgo, totpCode, wrongCode } from '#test/authenticator.ts'
import { database } from '#test/people.ts'
import { at, codeOf, jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { twoFactors } = tables

/** An administrator whose authenticator is set up. */
async function enrolledAdmin() {
  const admin = await signedInAs('admin')
  const answer = await admin.post('/totp', { password: admin.password })
  const { secret, backupCodes } = totpEnrolmentSchema.parse(await answer.json())
  const confirmed = await admin.post('/totp/confirm', { code: totpCode(secret) }, aWhileAgo())
  expect(confirmed.status).toBe(204)
  return { ...admin, secret, backupCodes }
}

test('an administrator sets up an authenticator; it counts once its first code was right', async () => {
  const admin = await signedInAs('admin')
  const wrong = await admin.post('/totp', { password: 'not it at all' })
  expect(await refusalOf(wrong)).toEqual([401, 'WRONG_PASSWORD'])
  const answer = await admin.post('/totp', { password: admin.password })
  const { uri, secret, backupCodes } = totpEnrolmentSchema.strict().parse(await answer.json())
  expect(uri).toMatch(/^otpauth:\/\/totp\/Rembrandt:/)
  expect(secret).toMatch(/^[A-Z2-7]{32,}$/)
  expect(new Set(backupCodes).size).toBe(10)
  await signIn(browser(), admin.email, admin.password)
  const refusal = await admin.post('/totp/confirm', { code: wrongCode(secret) })
  expect(await refusalOf(refusal)).toEqual([401, 'WRONG_CODE'])
  expect((await admin.post('/totp/confirm', { code: totpCode(secret) })).status).toBe(204)
  expect(await jsonOf<object>(admin.get('/account'))).toMatchObject({ hasTotp: true })
  const stored = JSON.stringify(await database().select().from(twoFactors))
  for (const text of [secret, ...backupCodes]) expect(stored).not.toContain(text)
})

test('a password alone signs nobody in once an authenticator is set up', async () => {
  const admin = await enrolledAdmin()
  const half = browser()
  const answer = await half.post('/login', admin)
  expect([answer.status, await answer.json()]).toEqual([200, { needs: 'totp' }])
  expect([...half.cookies.keys()]).toEqual(['second-factor'])
  expect(await half.user()).toBeNull()
  const wrong = await half.post('/login/totp', { code: wrongCode(admin.secret) })
  expect(await refusalOf(wrong)).toEqual([401, 'WRONG_CODE'])
  const whole = await half.post('/login/totp', { code: totpCode(admin.secret) })
  expect(await whole.json()).toMatchObject({ user: { email: admin.email, role: 'admin' } })
  expect((await half.user())?.role).toBe('admin')
})

test('a second factor that is set up ends every session begun by a password alone', async () => {
  const admin = await signedInAs('admin')
  const other = await signIn(browser(), admin.email, admin.password)
  const { secret } = await jsonOf<{ secret: string }>(admin.post('/totp', { password: admin.password }))
  const planted = browser()
  for (const [name, value] of admin.cookies) planted.cookies.set(name, value)
  await admin.post('/totp/confirm', { code: totpCode(secret) })
  expect(await admin.user()).not.toBeNull()
  expect(await other.user()).toBeNull()
  expect(await planted.user(), 'the cookie of before').toBeNull()
})

test('a backup code stands in for a lost authenticator, once', async () => {
  const admin = await enrolledAdmin()
  const [backupCode = ''] = admin.backupCodes
  const use = async () => {
    const half = browser()
    await half.post('/login', admin)
    return half.post('/login/totp', { backupCode })
  }
  expect((await use()).status).toBe(200)
  const again = await use()
  expect(await refusalOf(again)).toEqual([401, 'WRONG_BACKUP_CODE'])
})

test('an account says how many of its backup codes are left', async () => {
  const admin = await enrolledAdmin()
  const [backupCode = ''] = admin.backupCodes
  const codesLeft = async (person: Browser) => (await jsonOf<Account>(person.get('/account'))).backupCodesLeft
  expect(await codesLeft(admin)).toBe(10)
  const half = browser()
  await half.post('/login', admin)
  await half.post('/login/totp', { backupCode })
  expect(await codesLeft(half)).toBe(9)
})

test('a code is taken with the space that an authenticator shows in it', async () => {
  const admin = await enrolledAdmin()
  const half = browser()
  await half.post('/login', admin)
  const code = totpCode(admin.secret).replace(/^.../, '$& ')
  expect((await half.post('/login/totp', { code })).status).toBe(200)
})

test('a code signs in once: somebody who read it over a shoulder is refused', async () => {
  const admin = await enrolledAdmin()
  const code = totpCode(admin.secret)
  const [one, other] = [browser(), browser()]
  for (const half of [one, other]) await half.post('/login', admin)
  expect((await one.post('/login/totp', { code })).status).toBe(200)
  const ofAdmin = eq(twoFactors.userId, admin.id)
  await database().update(twoFactors).set({ failedVerificationCount: 5 }).where(ofAdmin)
  const second = await other.post('/login/totp', { code })
  expect(await refusalOf(second)).toEqual([401, 'WRONG_CODE'])
  expect(second.headers.getSetCookie()).toEqual([])
  const [counted] = await database().select().from(twoFactors).where(ofAdmin)
  expect(counted?.failedVerificationCount, 'it counts as a wrong one').toBe(6)
  const devices = await jsonOf<unknown[]>(one.get('/sessions'))
  expect(devices, 'the administrator’s and the first').toHaveLength(2)
})

test('the code that set up an authenticator signs nobody in as well', async () => {
  const admin = await signedInAs('admin')
  const { secret } = await jsonOf<{ secret: string }>(admin.post('/totp', { password: admin.password }))
  const code = totpCode(secret)
  expect((await admin.post('/totp/confirm', { code })).status).toBe(204)
  const half = browser()
  await half.post('/login', admin)
  expect(await refusalOf(half.post('/login/totp', { code }))).toEqual([401, 'WRONG_CODE'])
  const next = totpCode(secret, Date.now() + 30_000)
  expect((await half.post('/login/totp', { code: next })).status).toBe(200)
})

test('a sign-in has to begin again after five wrong codes', async () => {
  const admin = await enrolledAdmin()
  const half = browser()
  await half.post('/login', admin)
  const codes: (string | undefined)[] = []
  for (let attempt = 0; attempt < 6; attempt += 1)
    codes.push(await codeOf(await half.post('/login/totp', { code: wrongCode(admin.secret) })))
  expect(codes).toEqual([...Array(5).fill('WRONG_CODE'), 'SIGN_IN_AGAIN'])
  const late = await half.post('/login/totp', { code: totpCode(admin.secret) })
  expect(await refusalOf(late)).toEqual([410, 'SIGN_IN_AGAIN'])
})

test('wrong codes that are tried at once are limited to five as well', async () => {
  const admin = await enrolledAdmin()
  const half = browser()
  await half.post('/login', admin)
  const tries = Array.from({ length: 8 }, () => half.post('/login/totp', { code: wrongCode(admin.secret) }))
  const codes = await Promise.all((await Promise.all(tries)).map(codeOf))
  expect(codes.filter((code) => code === 'WRONG_CODE')).toHaveLength(5)
  expect(codes.filter((code) => code === 'SIGN_IN_AGAIN')).toHaveLength(3)
})

test('a backup code that is used twice at once signs in once', async () => {
  const admin = await enrolledAdmin()
  const halves = [browser(), browser(), browser()]
  for (const half of halves) await half.post('/login', admin)
  const [backupCode = ''] = admin.backupCodes
  const answers = await Promise.all(halves.map((half) => half.post('/login/totp', { backupCode })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
})

test('different backup codes that are used at once all sign in, and none of them twice', async () => {
  const admin = await enrolledAdmin()
  const codes = admin.backupCodes.slice(0, 3)
  const signInAllAtOnce = async () => {
    const halves = codes.map((backupCode) => ({ half: browser(), backupCode }))
    for (const { half } of halves) await half.post('/login', admin)
    const answers = await Promise.all(
      halves.map(({ half, backupCode }) => half.post('/login/totp', { backupCode })),
    )
    return answers.map(({ status }) => status)
  }
  expect(await signInAllAtOnce()).toEqual([200, 200, 200])
  expect(await signInAllAtOnce()).toEqual([401, 401, 401])
})

test('no code counts for a quarter of an hour after ten wrong codes in a row, in any number of sign-ins', async () => {
  const admin = await enrolledAdmin()
  const ofAdmin = eq(twoFactors.userId, admin.id)
  await database().update(twoFactors).set({ failedVerificationCount: 9 }).where(ofAdmin)
  const half = browser()
  await half.post('/login', admin)
  await half.post('/login/totp', { code: wrongCode(admin.secret) })
  const code = totpCode(admin.secret)
  const resting = await half.post('/login/totp', { code })
  expect(await refusalOf(resting)).toEqual([429, 'TOO_MANY_SIGN_INS'])
  const later = at(new Date(Date.now() + 16 * 60_000))
  const next = browser()
  await next.post('/login', admin, later)
  await next.post('/login/totp', { code: wrongCode(admin.secret) }, later)
  const [counted] = await database().select().from(twoFactors).where(ofAdmin)
  expect(counted).toMatchObject({ failedVerificationCount: 1, lockedUntil: null })
  expect((await next.post('/login/totp', { code }, later)).status).toBe(200)
  const [rested] = await database().select().from(twoFactors).where(ofAdmin)
  expect(rested).toMatchObject({ failedVerificationCount: 0, lockedUntil: null })
})

test('at most ten codes are checked where they all come at once, from many sign-ins', async () => {
  const admin = await enrolledAdmin()
  const halves = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const half = browser()
      await half.post('/login', admin)
      return half
    }),
  )
  const answers = await Promise.all(
    halves.flatMap((half) =>
      Array.from({ length: 5 }, () => half.post('/login/totp', { code: wrongCode(admin.secret) })),
    ),
  )
  const codes = await Promise.all(answers.map(codeOf))
  expect(codes.filter((code) => code === 'WRONG_CODE')).toHaveLength(10)
  expect(codes.filter((code) => code === 'TOO_MANY_SIGN_INS')).toHaveLength(10)
})

test('a code is asked for within ten minutes', async () => {
  const admin = await enrolledAdmin()
  const half = browser()
  await half.post('/login', admin)
  const late = at(new Date(Date.now() + 11 * 60_000))
  const answer = await half.post('/login/totp', { code: totpCode(admin.secret) }, late)
  expect(await refusalOf(answer)).toEqual([410, 'SIGN_IN_AGAIN'])
})

test('an account with a second factor cannot set up another one', async () => {
  const admin = await enrolledAdmin()
  const again = await admin.post('/totp', { password: admin.password })
  expect(await refusalOf(again)).toEqual([400, 'BAD_REQUEST'])
  expect((await admin.post('/totp/confirm', { code: totpCode(admin.secret) })).status).toBe(204)
})

test('a mailed link does not get past the second factor', async () => {
  const admin = await enrolledAdmin()
  await browser().post('/login/link', { email: admin.email })
  const phone = browser()
  const answer = await phone.post('/login/link/open', {
    token: await mailedToken('sign-in-link', admin.email),
  })
  expect(await answer.json()).toEqual({ needs: 'totp' })
  expect(await phone.user()).toBeNull()
  expect((await phone.post('/login/totp', { code: totpCode(admin.secret) })).status).toBe(200)
  expect((await phone.user())?.role).toBe('admin')
})

test('a new password does not get past the second factor', async () => {
  const admin = await enrolledAdmin()
  await browser().post('/forgot-password', { email: admin.email })
  const token = await mailedToken('reset-password', admin.email)
  await browser().post('/reset-password', { token, newPassword: 'a louder morning' })
  const answer = await browser().post('/login', { email: admin.email, password: 'a louder morning' })
  expect(await answer.json()).toEqual({ needs: 'totp' })
})

test('nobody finishes a sign-in that they did not begin', async () => {
  const admin = await enrolledAdmin()
  const stranger = browser()
  stranger.cookies.set('second-factor', 'forged.c2lnbmF0dXJl')
  for (const visitor of [browser(), stranger]) {
    const answer = await visitor.post('/login/totp', { code: totpCode(admin.secret) })
    expect(await refusalOf(answer)).toEqual([410, 'SIGN_IN_AGAIN'])
  }
})

test('a second factor is removed with both password and code', async () => {
  const admin = await enrolledAdmin()
  const remove = async (password: string, code: string) => {
    const answer = await admin.post('/totp/remove', { password, code })
    return answer.status === 204 ? 204 : codeOf(answer)
  }
  expect(await remove('not it at all', totpCode(admin.secret))).toBe('WRONG_PASSWORD')
  expect(await remove(admin.password, wrongCode(admin.secret))).toBe('WRONG_CODE')
  expect(await remove(admin.password, totpCode(admin.secret))).toBe(204)
  expect(await jsonOf<object>(admin.get('/account'))).toMatchObject({ hasTotp: false })
  expect(await database().select().from(twoFactors).where(eq(twoFactors.userId, admin.id))).toEqual([])
  await signIn(browser(), admin.email, admin.password)
})

test('a code that signed in takes no second factor away and asks for no new address', async () => {
  const admin = await enrolledAdmin()
  const { email, password, secret } = admin
  const code = totpCode(secret)
  const phone = browser()
  await phone.post('/login', { email, password })
  expect((await phone.post('/login/totp', { code })).status).toBe(200)
  const removal = await phone.post('/totp/remove', { password, code })
  expect(await refusalOf(removal)).toEqual([401, 'WRONG_CODE'])
  const answer = await phone.post('/account/email', { password, newEmail: newAddress(), code })
  expect(await refusalOf(answer)).toEqual([401, 'WRONG_CODE'])
  const next = totpCode(secret, Date.now() + 30_000)
  expect((await phone.post('/totp/remove', { password, code: next })).status).toBe(204)
})

test('an owner or validator cannot set up a second factor', async () => {
  const validator = await signedInAs('validator')
  const answer = await validator.post('/totp', { password: validator.password })
  expect([answer.status, await answer.json()]).toEqual([403, { code: 'FORBIDDEN', error: 'Access denied' }])
})

test('a new address is asked for with a code where an authenticator is set up', async () => {
  const admin = await enrolledAdmin()
  const ask = (code?: string) =>
    admin.post('/account/email', { password: admin.password, newEmail: newAddress(), code })
  for (const code of [undefined, wrongCode(admin.secret)])
    expect(await refusalOf(ask(code))).toEqual([401, 'WRONG_CODE'])
  expect((await ask(totpCode(admin.secret, Date.now() + 30_000))).status).toBe(202)
})

test.each([
  ['just before the change goes', 0],
  ['long before the change stays', 8],
])('an authenticator set up %s when the former address takes the account back', async (_, days) => {
  const admin = await enrolledAdmin()
  const confirmedAt = new Date(Date.now() - days * 24 * 3_600_000)
  await database().update(twoFactors).set({ confirmedAt }).where(eq(twoFactors.userId, admin.id))
  const newEmail = newAddress()
  const code = totpCode(admin.secret, Date.now() + 30_000)
  await admin.post('/account/email', { password: admin.password, newEmail, code })
  const token = await mailedToken('new-email', newEmail)
  expect((await admin.post('/account/email/confirm', { token })).status).toBe(200)
  const undo = await mailedToken('email-changed', admin.email)
  expect((await browser().post('/account/email/undo', { token: undo })).status).toBe(200)
  const rows = await database().select().from(twoFactors).where(eq(twoFactors.userId, admin.id))
  expect(rows).toHaveLength(days ? 1 : 0)
})
