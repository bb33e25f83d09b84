import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { readToken, signToken } from '../../services/tokens.ts'
import type { App } from '../context.ts'

const cookieName = 'visitor'
const yearSeconds = 365 * 24 * 3600

/** The visitor's own id from their signed cookie, where they have one. */
export const knownVisitorOf = (c: Context<App>): Promise<string | undefined> =>
  readToken(c.var.call.variables.AUTH_SECRET, 'visitor', getCookie(c, cookieName))

/** The visitor's own id from their signed cookie; the first call without one is given one (R20). */
export async function visitorOf(c: Context<App>): Promise<string> {
  const { AUTH_SECRET, APP_URL } = c.var.call.variables
  const known = await knownVisitorOf(c)
  if (known) return known
  const id = crypto.randomUUID()
  setCookie(c, cookieName, await signToken(AUTH_SECRET, 'visitor', id), {
    httpOnly: true,
    secure: APP_URL.startsWith('https:'),
    sameSite: 'Lax',
    path: '/',
    maxAge: yearSeconds,
  })
  return id
}
