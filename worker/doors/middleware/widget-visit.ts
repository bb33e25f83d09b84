import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { services } from '#schema/paths.ts'
import { visitHeader } from '#schema/widget/widget-options.ts'
import { readVisit } from '../../features/widget/visit-queries.ts'
import type { App } from '../context.ts'
import { cookieOf } from './sign-in-cookies.ts'
import { isFramed } from './visitor-cookie.ts'

/** Sent with calls alone, so its name cannot say that it is of this host alone. */
function visitCookie(c: Context<App>) {
  const { attributes } = cookieOf(c.var.call.variables, 'visitor')
  const name = attributes.secure ? '__Secure-widget-visit' : 'widget-visit'
  return { name, attributes: { ...attributes, path: services.api } }
}
const unknownSite = { profileId: null, site: '' }

/**
 * Sets on whose site the caller uses the widget, from a signed header in the frame or a cookie on the pages it led to; a
 * frame without either is on an unknown site.
 */
export async function readWidgetVisit(c: Context<App>): Promise<void> {
  const { call } = c.var
  const token = c.req.header(visitHeader) ?? getCookie(c, visitCookie(c).name)
  const isFrame = isFramed(c)
  if (token || isFrame)
    call.widgetVisitor = (await readVisit(call, token)) ?? (isFrame ? unknownSite : undefined)
}

/** Lets the calls of the pages after this answer name the site of a visit; a token that is not ours is left out. */
export async function keepWidgetVisit(c: Context<App>, token: string | undefined): Promise<void> {
  const { call } = c.var
  if (!token || !(await readVisit(call, token))) return
  const { name, attributes } = visitCookie(c)
  setCookie(c, name, token, attributes)
}
