import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { brand } from '#schema/brand.ts'
import type { ErrorCode } from '#schema/errors.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../app-error.ts'
import { tables } from '../database.ts'
import { randomToken } from '../tokens.ts'
import { hashedPassword, isPassword } from './passwords.ts'
import { cookieOf, secondFactorSeconds, sessionSeconds } from './session-cookie.ts'
import { maskAddress } from './visitor.ts'

/**
 * better-auth for one call: second factors and the sessions that they begin, in our tables. Its handler is mounted
 * nowhere, so none of its own paths exist; it checks neither origins nor limits, our middleware does. It reads the real
 * clock. Passwords are compared by accounts/sign-in-routes.ts: better-auth asks the database once more for an address
 * that somebody has, which can be timed.
 */
const authOf = (call: Call) =>
  betterAuth({
    appName: brand.name,
    baseURL: call.variables.APP_URL,
    secret: call.variables.AUTH_SECRET,
    database: drizzleAdapter(call.db, {
      provider: 'sqlite',
      schema: {
        user: tables.users,
        session: tables.sessions,
        account: tables.credentials,
        verification: tables.verifications,
        twoFactor: tables.twoFactors,
      },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: { hash: hashedPassword, verify: isPassword },
    },
    session: {
      expiresIn: sessionSeconds,
      disableSessionRefresh: true,
      additionalFields: { networkMasked: { type: 'string', required: false, input: false } },
    },
    databaseHooks: {
      session: { create: { before: async (session) => ({ data: { ...session, ...seenFrom(call) } }) } },
    },
    verification: { storeIdentifier: 'hashed' },
    plugins: [twoFactor({ issuer: brand.name, twoFactorCookieMaxAge: secondFactorSeconds })],
    advanced: {
      cookiePrefix: brand.name.toLowerCase(),
      useSecureCookies: false,
      defaultCookieAttributes: cookieOf(call.variables, 'session').attributes,
      cookies: {
        session_token: { name: cookieOf(call.variables, 'session').name },
        two_factor: { name: cookieOf(call.variables, 'second-factor').name },
      },
      ipAddress: { disableIpTracking: true },
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
  })

/** Where a sign-in came from, as it is shown in the list of devices. */
const seenFrom = ({ actor }: Call) => ({
  ipAddress: null,
  networkMasked: 'address' in actor ? maskAddress(actor.address) : null,
})

/** What was asked of better-auth, as the house answers it. */
const codes: Record<string, ErrorCode> = {
  INVALID_PASSWORD: 'WRONG_PASSWORD',
  INVALID_CODE: 'WRONG_CODE',
  INVALID_BACKUP_CODE: 'WRONG_CODE',
  TOTP_NOT_ENABLED: 'WRONG_CODE',
  BACKUP_CODES_NOT_ENABLED: 'WRONG_CODE',
  INVALID_TWO_FACTOR_COOKIE: 'SIGN_IN_AGAIN',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'SIGN_IN_AGAIN',
  TOTP_ALREADY_ENABLED: 'BAD_REQUEST',
  ACCOUNT_TEMPORARILY_LOCKED: 'TOO_MANY_SIGN_INS',
}

const asAppError = (error: unknown): never => {
  const { body } = error as { body?: { code?: string } }
  const code = body?.code && codes[body.code]
  throw code ? new AppError(code, { cause: error }) : error
}

type Asked = { headers: Headers }

/** Finishes a sign-in by a code or a backup code. @throws AppError WRONG_CODE, SIGN_IN_AGAIN, TOO_MANY_SIGN_INS. */
export async function signInWithCode(
  call: Call,
  { headers }: Asked,
  given: { code: string } | { backupCode: string },
) {
  const { api } = authOf(call)
  const half = onlySecondFactor(call, headers)
  const answer = await ('code' in given
    ? api.verifyTOTP({ body: { code: given.code }, headers: half, returnHeaders: true })
    : api.verifyBackupCode({ body: { code: given.backupCode }, headers: half, returnHeaders: true })
  ).catch(asAppError)
  return { headers: answer.headers, userId: answer.response.user.id }
}

/** Keeps the first half of a sign-in; its identifier goes into the cookie. */
export async function beginSecondFactor(call: Call, userId: string): Promise<string> {
  const { internalAdapter } = await authOf(call).$context
  const identifier = `2fa-${randomToken()}`
  const expiresAt = new Date(Date.now() + secondFactorSeconds * 1000)
  await internalAdapter.createVerificationValue({ value: userId, identifier, expiresAt })
  await internalAdapter.createVerificationValue({
    value: '0',
    identifier: `2fa-attempts-${identifier}`,
    expiresAt,
  })
  return identifier
}

/** Begins to set up a second factor: nothing asks for it before it is confirmed. @throws AppError WRONG_PASSWORD, BUSY. */
export async function beginTotp(call: Call, { headers }: Asked, password: string) {
  const answer = await authOf(call).api.enableTwoFactor({ body: { password }, headers }).catch(asAppError)
  if (!('totpURI' in answer)) throw new AppError('BAD_REQUEST')
  const { totpURI, backupCodes } = answer
  return { uri: totpURI, secret: new URL(totpURI).searchParams.get('secret') ?? '', backupCodes }
}

/** Checks a code of the signed-in account; the first right one makes the factor count, under a new session. @throws AppError WRONG_CODE. */
export async function checkTotp(call: Call, { headers }: Asked, code: string): Promise<Headers> {
  const answer = await authOf(call)
    .api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
    .catch(asAppError)
  return answer.headers
}

/** Takes the second factor away, under a new session. @throws AppError WRONG_PASSWORD, BUSY. */
export async function removeTotp(call: Call, { headers }: Asked, password: string): Promise<Headers> {
  const answer = await authOf(call)
    .api.disableTwoFactor({ body: { password }, headers, returnHeaders: true })
    .catch(asAppError)
  return answer.headers
}

/** Whoever finishes a sign-in brings no session: a planted one is neither taken over nor looked at. */
function onlySecondFactor({ variables }: Call, headers: Headers): Headers {
  const { name } = cookieOf(variables, 'second-factor')
  const own = new Headers(headers)
  const cookies = headers.get('cookie')?.split(/;\s*/) ?? []
  own.set('cookie', cookies.filter((cookie) => cookie.startsWith(`${name}=`)).join('; '))
  return own
}
