import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Provider } from '#schema/identities/providers.ts'
import { flowSeconds, type ProviderFlow, sealFlow, unsealFlow } from '../../features/identities/flows.ts'
import {
  pendingSeconds,
  type StoredPendingIdentity,
  sealPendingIdentity,
  unsealPendingIdentity,
} from '../../features/identities/pending.ts'
import type { App } from '../context.ts'
import { cookieOf } from './sign-in-cookies.ts'

/** More than anybody has open in tabs: a browser is not filled with them. */
const maxFlows = 5

/** One for each flow, so that two tabs do not end each other's. */
const flowCookie = (c: Context<App>, state: string) =>
  cookieOf(c.var.call.variables, `visit-${state.slice(0, 8)}`)

/** Keeps a flow at a provider in its browser. */
export async function keepFlow(c: Context<App>, flow: ProviderFlow): Promise<void> {
  const { name, attributes } = flowCookie(c, flow.state)
  const prefix = flowCookie(c, '').name
  const earlier = Object.keys(getCookie(c)).filter((one) => one.startsWith(prefix))
  if (earlier.length >= maxFlows) for (const one of earlier) deleteCookie(c, one, attributes)
  setCookie(c, name, await sealFlow(c.var.call, flow), { ...attributes, maxAge: flowSeconds })
}

/** The flow that a browser comes back from, whose cookie is deleted; undefined where it began none, or it is over. */
export async function takeFlow(
  c: Context<App>,
  provider: Provider,
  state: string,
): Promise<ProviderFlow | undefined> {
  const { name, attributes } = flowCookie(c, state)
  const sealed = getCookie(c, name)
  if (sealed) deleteCookie(c, name, attributes)
  return unsealFlow(c.var.call, sealed, { provider, state })
}

/** Keeps an identity in its browser until somebody has proven an account or registered. */
export async function keepPendingIdentity(c: Context<App>, pending: StoredPendingIdentity): Promise<void> {
  const { name, attributes } = cookieOf(c.var.call.variables, 'identity')
  const maxAge = pendingSeconds[pending.todo]
  setCookie(c, name, await sealPendingIdentity(c.var.call, pending), { ...attributes, maxAge })
}

export const pendingIdentityOf = (c: Context<App>): Promise<StoredPendingIdentity | undefined> =>
  unsealPendingIdentity(c.var.call, getCookie(c, cookieOf(c.var.call.variables, 'identity').name))

export function dropPendingIdentity(c: Context<App>): void {
  const { name, attributes } = cookieOf(c.var.call.variables, 'identity')
  deleteCookie(c, name, attributes)
}
