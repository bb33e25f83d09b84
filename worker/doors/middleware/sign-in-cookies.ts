import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Variables } from '../../env.ts'
import { accountHash } from '../../features/accounts/policy.ts'
import { secondFactorSeconds, sessionSeconds } from '../../services/identity/session-token.ts'
import { randomToken } from '../../services/tokens.ts'
import type { App } from '../context.ts'

type SignedPurpose = 'session' | 'second-factor' | 'passkey' | 'signed-in-before'
type Purpose = SignedPurpose | 'identity' | 'visitor' | `visit-${string}`

/** How long a browser may take to answer a challenge in one of its tabs. */
const browserSeconds = 24 * 3600
export const yearSeconds = 365 * 24 * 3600

/** What a cookie is called and how it is set: of this host alone where there is https. */
export function cookieOf({ APP_URL }: Pick<Variables, 'APP_URL'>, purpose: Purpose) {
  const secure = APP_URL.startsWith('https:')
  const attributes = { httpOnly: true, secure, sameSite: 'Lax', path: '/' } as const
  return { name: secure ? `__Host-${purpose}` : purpose, attributes }
}

/** The value of a browser's cookie; undefined without a cookie that we signed. */
async function readSigned(c: Context<App>, purpose: SignedPurpose): Promise<string | undefined> {
  const { variables } = c.var.call
  return (await getSignedCookie(c, variables.AUTH_SECRET, cookieOf(variables, purpose).name)) || undefined
}

function setSigned(c: Context<App>, purpose: SignedPurpose, value: string, maxAge: number): Promise<void> {
  const { variables } = c.var.call
  const { name, attributes } = cookieOf(variables, purpose)
  return setSignedCookie(c, name, value, variables.AUTH_SECRET, { ...attributes, maxAge })
}

function dropCookie(c: Context<App>, purpose: SignedPurpose): void {
  const { name, attributes } = cookieOf(c.var.call.variables, purpose)
  deleteCookie(c, name, attributes)
}

export const sessionTokenOf = (c: Context<App>) => readSigned(c, 'session')

/** Sets or renews the session cookie. */
export const setSessionCookie = (c: Context<App>, token: string) =>
  setSigned(c, 'session', token, sessionSeconds)

export const dropSessionCookie = (c: Context<App>) => dropCookie(c, 'session')

/** The first factor that a browser has given, good for ten minutes. */
export const secondFactorOf = (c: Context<App>) => readSigned(c, 'second-factor')

export const setSecondFactorCookie = (c: Context<App>, identifier: string) =>
  setSigned(c, 'second-factor', identifier, secondFactorSeconds)

export const dropSecondFactorCookie = (c: Context<App>) => dropCookie(c, 'second-factor')

/** Whether this browser signed in to the account of an address before, so that a stranger's attempts do not count for it. */
export const hasSignedInBefore = async (c: Context<App>, email: string): Promise<boolean> =>
  (await readSigned(c, 'signed-in-before')) === (await accountHash(c.var.call, email))

export const rememberSignIn = async (c: Context<App>, email: string): Promise<void> =>
  setSigned(c, 'signed-in-before', await accountHash(c.var.call, email), yearSeconds)

export const clearSignInCookie = (c: Context<App>) => dropCookie(c, 'signed-in-before')

/** What binds a challenge to a browser before anybody is signed in. */
export const knownBrowserOf = (c: Context<App>) => readSigned(c, 'passkey')

/** The same for all tabs of a browser, which is given one if it has none. */
export async function browserOf(c: Context<App>): Promise<string> {
  const browser = (await knownBrowserOf(c)) ?? randomToken()
  await setSigned(c, 'passkey', browser, browserSeconds)
  return browser
}
