import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { services } from '#schema/paths.ts'
import { visitHeader } from '#schema/widget/widget-options.ts'
import { readVisit } from '../../features/widget/visit-queries.ts'
import type { App } from '../context.ts'
import { isFramed, isSecure } from './visitor-cookie.ts'

/** What its cookie is called: set by https alone where there is https. */
const cookieNameOf = (c: Context<App>) => (isSecure(c) ? '__Secure-widget-visit' : 'widget-visit')
const unknownSite = { profileId: null, site: '' }

/**
 * Sets on whose site the caller uses the widget, from a signed header in the frame or a cookie on the pages it led to; a
 * frame without either is on an unknown site.
 */
export async function readWidgetVisit(c: Context<App>): Promise<void> {
  const { call } = c.var
  const token = c.req.header(visitHeader) ?? getCookie(c, cookieNameOf(c))
  const isFrame = isFramed(c)
  if (token || isFrame)
    call.widgetVisitor = (await readVisit(call, token)) ?? (isFrame ? unknownSite : undefined)
}

/** Lets the calls of the pages after this answer name the site of a visit; a token that is not ours is left out. */
export async function keepWidgetVisit(c: Context<App>, token: string | undefined): Promise<void> {
  const { call } = c.var
  if (!token || !(await readVisit(call, token))) return
  setCookie(c, cookieNameOf(c), token, {
    httpOnly: true,
    secure: isSecure(c),
    sameSite: 'Lax',
    path: services.api,
  })
}
