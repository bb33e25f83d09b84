import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { readToken, signToken } from '../../services/tokens.ts'
import type { App } from '../context.ts'
import { cookieOf, yearSeconds } from './sign-in-cookies.ts'

/**
 * Stands in for the cookie in a frame on another site, where none is sent: its value is a signed token, or anything else
 * for a first call, which is answered with one.
 */
const headerName = 'X-Visitor'

/** Whether a call comes from the frame of a widget. */
export const isFramed = (c: Context<App>) => c.req.header(headerName) !== undefined

/** The visitor's own id from their signed cookie or header, where they have one. */
export function readVisitor(c: Context<App>): Promise<string | undefined> {
  const { variables } = c.var.call
  const token = c.req.header(headerName) ?? getCookie(c, cookieOf(variables, 'visitor').name)
  return readToken(variables.AUTH_SECRET, 'visitor', token)
}

/** The visitor's own id from their signed cookie or header; the first call without one is given one (R20). */
export async function visitorOf(c: Context<App>): Promise<string> {
  const { variables } = c.var.call
  const existing = await readVisitor(c)
  if (existing) return existing
  const id = crypto.randomUUID()
  const token = await signToken(variables.AUTH_SECRET, 'visitor', id)
  if (c.req.header(headerName)) {
    c.header(headerName, token)
    return id
  }
  const { name, attributes } = cookieOf(variables, 'visitor')
  setCookie(c, name, token, { ...attributes, maxAge: yearSeconds })
  return id
}
