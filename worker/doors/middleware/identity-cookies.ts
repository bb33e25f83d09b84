import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Provider } from '#schema/identities/providers.ts'
import {
  openWaiting,
  pendingSeconds,
  sealWaiting,
  type WaitingIdentity,
} from '../../features/identities/pending.ts'
import { openVisit, sealVisit, type Visit, visitSeconds } from '../../features/identities/visits.ts'
import type { App } from '../context.ts'
import { cookieOf } from './session-cookie.ts'

/** More than anybody has open in tabs: a browser is not filled with them. */
const mostVisits = 5

/** One for each visit, so that two tabs do not end each other's. */
const visitCookie = (c: Context<App>, state: string) =>
  cookieOf(c.var.call.variables, `visit-${state.slice(0, 8)}`)

/** Keeps a visit to a provider in its browser. */
export async function keepVisit(c: Context<App>, visit: Visit): Promise<void> {
  const { name, attributes } = visitCookie(c, visit.state)
  const prefix = visitCookie(c, '').name
  const earlier = Object.keys(getCookie(c)).filter((one) => one.startsWith(prefix))
  if (earlier.length >= mostVisits) for (const one of earlier) deleteCookie(c, one, attributes)
  setCookie(c, name, await sealVisit(c.var.call, visit), { ...attributes, maxAge: visitSeconds })
}

/** The visit that a browser comes back from, which ends with it; undefined where it began none, or it is over. */
export async function takeVisit(
  c: Context<App>,
  provider: Provider,
  state: string,
): Promise<Visit | undefined> {
  const { name, attributes } = visitCookie(c, state)
  const sealed = getCookie(c, name)
  if (sealed) deleteCookie(c, name, attributes)
  return openVisit(c.var.call, sealed, { provider, state })
}

/** Keeps an identity in its browser until somebody has proven an account or registered. */
export async function keepWaiting(c: Context<App>, waiting: WaitingIdentity): Promise<void> {
  const { name, attributes } = cookieOf(c.var.call.variables, 'identity')
  const maxAge = pendingSeconds[waiting.todo]
  setCookie(c, name, await sealWaiting(c.var.call, waiting), { ...attributes, maxAge })
}

/** The identity that waits in a browser. */
export const waitingIdentityOf = (c: Context<App>): Promise<WaitingIdentity | undefined> =>
  openWaiting(c.var.call, getCookie(c, cookieOf(c.var.call.variables, 'identity').name))

export function dropWaiting(c: Context<App>): void {
  const { name, attributes } = cookieOf(c.var.call.variables, 'identity')
  deleteCookie(c, name, attributes)
}
