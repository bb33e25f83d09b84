import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Variables } from '../../env.ts'
import { secondFactorSeconds, sessionSeconds } from '../../services/identity/session-token.ts'
import { randomToken } from '../../services/tokens.ts'
import type { App } from '../context.ts'

type Purpose = 'session' | 'second-factor' | 'passkey' | 'identity' | `visit-${string}`

/** How long a browser may take to answer a challenge in one of its tabs. */
const browserSeconds = 24 * 3600

/** What a cookie of an account is called and how it is set: of this host alone where there is https. */
export function cookieOf({ APP_URL }: Pick<Variables, 'APP_URL'>, purpose: Purpose) {
  const secure = APP_URL.startsWith('https:')
  const attributes = { httpOnly: true, secure, sameSite: 'Lax', path: '/' } as const
  return { name: secure ? `__Host-${purpose}` : purpose, attributes }
}

/** The session token of a browser's cookie; undefined without a cookie that we signed. */
export async function sessionTokenOf(c: Context<App>): Promise<string | undefined> {
  const { variables } = c.var.call
  return (await getSignedCookie(c, variables.AUTH_SECRET, cookieOf(variables, 'session').name)) || undefined
}

/** Sets or renews the session cookie. */
export function setSessionCookie(c: Context<App>, token: string): Promise<void> {
  const { variables } = c.var.call
  const { name, attributes } = cookieOf(variables, 'session')
  return setSignedCookie(c, name, token, variables.AUTH_SECRET, { ...attributes, maxAge: sessionSeconds })
}

/** Sets the cookie of a first factor, good for ten minutes. */
export function setSecondFactorCookie(c: Context<App>, identifier: string): Promise<void> {
  const { variables } = c.var.call
  const { name, attributes } = cookieOf(variables, 'second-factor')
  const maxAge = secondFactorSeconds
  return setSignedCookie(c, name, identifier, variables.AUTH_SECRET, { ...attributes, maxAge })
}

/** The first factor of a browser's cookie; undefined without a cookie that we signed. */
export async function secondFactorOf(c: Context<App>): Promise<string | undefined> {
  const { variables } = c.var.call
  return (
    (await getSignedCookie(c, variables.AUTH_SECRET, cookieOf(variables, 'second-factor').name)) || undefined
  )
}

/** What binds a challenge to a browser before anybody is signed in; undefined without a cookie that we signed. */
export async function knownBrowserOf(c: Context<App>): Promise<string | undefined> {
  const { variables } = c.var.call
  return (await getSignedCookie(c, variables.AUTH_SECRET, cookieOf(variables, 'passkey').name)) || undefined
}

/** The same for all tabs of a browser, which is given one if it has none. */
export async function browserOf(c: Context<App>): Promise<string> {
  const { variables } = c.var.call
  const { name, attributes } = cookieOf(variables, 'passkey')
  const browser = (await knownBrowserOf(c)) ?? randomToken()
  await setSignedCookie(c, name, browser, variables.AUTH_SECRET, { ...attributes, maxAge: browserSeconds })
  return browser
}

export const dropSessionCookie = (c: Context<App>): void => dropCookie(c, 'session')
export const dropSecondFactorCookie = (c: Context<App>): void => dropCookie(c, 'second-factor')

function dropCookie(c: Context<App>, purpose: Purpose): void {
  const { name, attributes } = cookieOf(c.var.call.variables, purpose)
  deleteCookie(c, name, attributes)
}
