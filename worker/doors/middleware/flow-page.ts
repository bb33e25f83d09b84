import { createMiddleware } from 'hono/factory'
import type { FlowOutcome } from '#schema/identities/identities.ts'
import { type Provider, providerNames } from '#schema/identities/providers.ts'
import { paths } from '#schema/paths.ts'
import type { ProviderFlow } from '../../features/identities/flows.ts'
import type { App } from '../context.ts'
import { asAppError } from './answer-errors.ts'

const outcomesOfJoining = new Set<FlowOutcome>(['joined', 'known', 'other'])

type Flow = Pick<ProviderFlow, 'joins' | 'next'>

/** The page that says how a flow at a provider ended, and goes on. */
export function pageAfterFlow(
  provider: Provider,
  outcome: FlowOutcome,
  { isFirstProof, ...flow }: Flow & { isFirstProof?: boolean | undefined } = {},
): string {
  const page = pathAfterFlow(outcome, flow)
  const query = new URLSearchParams({ way: provider, outcome, ...(isFirstProof && { proof: 'first' }) })
  return `${page}${page.includes('?') ? '&' : '?'}${query}`
}

function pathAfterFlow(outcome: FlowOutcome, { joins, next }: Flow): string {
  if (joins || outcomesOfJoining.has(outcome)) return paths.account.href()
  return outcome === 'register' ? paths.register.href(next) : paths.login.href({ next })
}

/** Redirects a browser to a page that says what went wrong, on its way to a provider or back. */
export const flowPage = createMiddleware<App>(async (c, next) => {
  await next()
  const provider = providerNames.find((name) => c.req.path.split('/')[3] === name)
  if (!c.error || !provider || c.req.method !== 'GET') return
  const { code, retryAfterSeconds } = asAppError(c.error)
  if (code === 'PROVIDER_OFF' || code === 'BAD_REQUEST') return
  const page = pageAfterFlow(provider, code === 'TOO_MANY_REQUESTS' ? 'too-many' : 'failed')
  c.res = c.redirect(page)
  if (retryAfterSeconds) c.res.headers.set('Retry-After', String(retryAfterSeconds))
})
