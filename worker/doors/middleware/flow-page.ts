import { createMiddleware } from 'hono/factory'
import type { FlowOutcome } from '#schema/identities/identities.ts'
import { type Provider, providerNames } from '#schema/identities/providers.ts'
import { paths } from '#schema/paths.ts'
import type { App } from '../context.ts'
import { asAppError } from './answer-errors.ts'

const joining = new Set<FlowOutcome>(['joined', 'known', 'other'])

/** The page that says how a flow at a provider ended, and goes on. */
export function pageAfterFlow(
  way: Provider,
  outcome: FlowOutcome,
  flow: { next?: string | undefined; joins?: object | undefined } = {},
  isFirstProof = false,
): string {
  const page =
    flow.joins || joining.has(outcome)
      ? paths.account.href()
      : outcome === 'register'
        ? paths.register.href(flow.next)
        : paths.login.href({ next: flow.next })
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ way, outcome, ...(isFirstProof && { proof: 'first' }) })}`
}

/** Redirects a browser to a page that says what went wrong, on its way to a provider or back. */
export const flowPage = createMiddleware<App>(async (c, next) => {
  await next()
  const way = providerNames.find((name) => c.req.path.split('/')[3] === name)
  if (!c.error || !way || c.req.method !== 'GET') return
  const { code, retryAfterSeconds } = asAppError(c.error)
  if (code === 'PROVIDER_OFF' || code === 'BAD_REQUEST') return
  const page = pageAfterFlow(way, code === 'TOO_MANY_REQUESTS' ? 'too-many' : 'failed')
  c.res = c.redirect(page)
  if (retryAfterSeconds) c.res.headers.set('Retry-After', String(retryAfterSeconds))
})
