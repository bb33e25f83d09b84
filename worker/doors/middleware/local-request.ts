import type { Context } from 'hono'
import { isOnInternet } from '#schema/text/host-name.ts'
import type { App } from '../context.ts'

/**
 * Whether a request may use what exists locally only: not under a name on the internet that is not our own, as a page of
 * another site has whose name leads to this machine.
 */
export function isLocalRequest(c: Context<App>): boolean {
  const { APP_ENV, APP_URL } = c.var.call.variables
  const { hostname } = new URL(c.req.url)
  return APP_ENV === 'local' && (!isOnInternet(hostname) || hostname === new URL(APP_URL).hostname)
}
