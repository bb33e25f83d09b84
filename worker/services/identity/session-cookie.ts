import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { App } from '../../context.ts'
import type { Variables } from '../../env.ts'
import { randomToken } from '../tokens.ts'

export const sessionSeconds = 30 * 24 * 3600
export const secondFactorSeconds = 600

/** 256 random bits: the secret of a session, which stands in its cookie and nowhere else. */
export const newSessionToken = () => randomToken() + randomToken()

/** What a cookie of an account is called and how it is set: of this host alone where there is https. */
export function cookieOf({ APP_URL }: Pick<Variables, 'APP_URL'>, purpose: 'session' | 'second-factor') {
  const secure = APP_URL.startsWith('https:')
  const attributes = { httpOnly: true, secure, sameSite: 'Lax', path: '/' } as const
  return { name: secure ? `__Host-${purpose}` : purpose, attributes }
}

/** The token of the session that a browser says it has; undefined where it has none, or one that we did not sign. */
export async function sessionTokenOf(c: Context<App>): Promise<string | undefined> {
  const { variables } = c.var.call
  return (await getSignedCookie(c, variables.AUTH_SECRET, cookieOf(variables, 'session').name)) || undefined
}

/** Gives a browser its session, or renews how long it keeps it. */
export function setSessionCookie(c: Context<App>, token: string): Promise<void> {
  const { variables } = c.var.call
  const { name, attributes } = cookieOf(variables, 'session')
  return setSignedCookie(c, name, token, variables.AUTH_SECRET, { ...attributes, maxAge: sessionSeconds })
}

/** Gives a browser the first half of a sign-in, whose second factor is asked for within ten minutes. */
export function setSecondFactorCookie(c: Context<App>, identifier: string): Promise<void> {
  const { variables } = c.var.call
  const { name, attributes } = cookieOf(variables, 'second-factor')
  const maxAge = secondFactorSeconds
  return setSignedCookie(c, name, identifier, variables.AUTH_SECRET, { ...attributes, maxAge })
}

export function dropSessionCookie(c: Context<App>): void {
  const { name, attributes } = cookieOf(c.var.call.variables, 'session')
  deleteCookie(c, name, attributes)
}

/** Passes on what better-auth sets of these two cookies, and nothing else of what it sets. */
export function passOnCookies(c: Context<App>, headers: Headers): void {
  const { variables } = c.var.call
  const names = [cookieOf(variables, 'session').name, cookieOf(variables, 'second-factor').name]
  for (const cookie of headers.getSetCookie())
    if (names.includes(cookie.slice(0, cookie.indexOf('=')))) c.header('Set-Cookie', cookie, { append: true })
}

/** The token of the session that better-auth began; undefined where it began none. */
export function sessionTokenIn(c: Context<App>, headers: Headers): string | undefined {
  const { name } = cookieOf(c.var.call.variables, 'session')
  const cookie = headers.getSetCookie().find((one) => one.startsWith(`${name}=`))
  const value = decodeURIComponent(cookie?.slice(name.length + 1).split(';')[0] ?? '')
  return value.slice(0, Math.max(0, value.lastIndexOf('.'))) || undefined
}
