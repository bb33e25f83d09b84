import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { readToken, signToken } from '../../services/tokens.ts'
import type { App } from '../context.ts'

const yearSeconds = 365 * 24 * 3600

/**
 * Stands in for the cookie in a frame on another site, where none is sent: its value is a signed token, or anything else
 * for a first call, which is answered with one.
 */
const headerName = 'X-Visitor'

/** What its cookie is called: of this host alone where there is https. */
const cookieNameOf = (c: Context<App>) => (isSecure(c) ? '__Host-visitor' : 'visitor')
/** Whether the site's cookies are for https alone. */
export const isSecure = (c: Context<App>) => c.var.call.variables.APP_URL.startsWith('https:')

/** Whether a call comes from the frame of a widget. */
export const isFramed = (c: Context<App>) => c.req.header(headerName) !== undefined

/** The visitor's own id from their signed cookie or header, where they have one. */
export const knownVisitorOf = (c: Context<App>): Promise<string | undefined> =>
  readToken(
    c.var.call.variables.AUTH_SECRET,
    'visitor',
    c.req.header(headerName) ?? getCookie(c, cookieNameOf(c)),
  )

/** The visitor's own id from their signed cookie or header; the first call without one is given one (R20). */
export async function visitorOf(c: Context<App>): Promise<string> {
  const { AUTH_SECRET } = c.var.call.variables
  const known = await knownVisitorOf(c)
  if (known) return known
  const id = crypto.randomUUID()
  const token = await signToken(AUTH_SECRET, 'visitor', id)
  if (c.req.header(headerName)) {
    c.header(headerName, token)
    return id
  }
  setCookie(c, cookieNameOf(c), token, {
    httpOnly: true,
    secure: isSecure(c),
    sameSite: 'Lax',
    path: '/',
    maxAge: yearSeconds,
  })
  return id
}
