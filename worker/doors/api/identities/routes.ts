import { Hono } from 'hono'
import type { z } from 'zod'
import type {
  IdentityOptions,
  joinAnswerSchema,
  OwnIdentities,
  PendingIdentity,
} from '#schema/identities/identities.ts'
import { paths } from '#schema/paths.ts'
import { accountOf } from '../../../call.ts'
import type { StoredPendingIdentity } from '../../../features/identities/pending.ts'
import { identitiesOf } from '../../../features/identities/queries.ts'
import { AppError } from '../../../services/app-error.ts'
import { providersOf } from '../../../services/openid/settings.ts'
import { beginFlow, beginJoining, type Ended } from '../../../workflows/identities/begin-flow.ts'
import { finishFlow } from '../../../workflows/identities/finish-flow.ts'
import { joinPendingIdentity } from '../../../workflows/identities/join-signed-in.ts'
import { removeIdentity } from '../../../workflows/identities/remove-identity.ts'
import type { App } from '../../context.ts'
import { pageAfterFlow } from '../../middleware/flow-page.ts'
import {
  dropPendingIdentity,
  keepFlow,
  keepPendingIdentity,
  pendingIdentityOf,
  takeFlow,
} from '../../middleware/identity-cookies.ts'
import { readInput } from '../../middleware/read-input.ts'
import { setSignInCookies } from '../../middleware/sign-in-answer.ts'

/** Signing in with Google and LinkedIn, and those of the own account (R32). */
export const identityRoutes = new Hono<App>()
  .get('/login/identity', async (c) => {
    const pending = await pendingIdentityOf(c)
    return c.json({
      providers: providersOf(c.var.call.variables),
      pending: pending ? asPending(pending) : null,
    } satisfies IdentityOptions as IdentityOptions)
  })
  .post('/login/identity/join', readInput('POST /login/identity/join'), async (c) => {
    const pending = await joinPendingIdentity(c.var.call, await pendingIdentityOf(c))
    dropPendingIdentity(c)
    return c.json(asPending(pending))
  })
  .post('/login/identity/forget', readInput('POST /login/identity/forget'), (c) => {
    dropPendingIdentity(c)
    return c.body(null, 204)
  })
  .get('/login/:provider', readInput('GET /login/:provider'), async (c) => {
    const { provider } = c.req.valid('param')
    const { next } = c.req.valid('query')
    // Nobody is sent to a provider by another site.
    if (c.req.header('sec-fetch-site') === 'cross-site') return c.redirect(paths.login.href({ next }))
    try {
      const { location, flow } = await beginFlow(c.var.call, provider, next)
      await keepFlow(c, flow)
      return c.redirect(location)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'PROVIDER_DOWN') throw error
      return c.redirect(pageAfterFlow(provider, 'away', { next }))
    }
  })
  .get('/login/:provider/callback', readInput('GET /login/:provider/callback'), async (c) => {
    const { call } = c.var
    const { provider } = c.req.valid('param')
    const parameters = new URL(c.req.url).searchParams
    const flow = await takeFlow(c, provider, parameters.get('state') ?? '')
    const ended: Ended = flow ? await finishFlow(call, flow, parameters) : { outcome: 'expired' }
    if (ended.signInResult) await setSignInCookies(c, ended.signInResult)
    if (ended.pending) await keepPendingIdentity(c, ended.pending)
    return c.redirect(pageAfterFlow(provider, ended.outcome, { ...flow, isFirstProof: ended.isFirstProof }))
  })
  .get('/identities', async (c) => {
    const { call } = c.var
    const own = await identitiesOf(call, accountOf(call).userId)
    return c.json({
      providers: providersOf(call.variables),
      identities: own.map((identity) => ({
        ...identity,
        createdAt: identity.createdAt.toISOString(),
        lastUsedAt: identity.lastUsedAt?.toISOString() ?? null,
      })),
    } satisfies OwnIdentities as OwnIdentities)
  })
  .post('/identities/:provider/join', readInput('POST /identities/:provider/join'), async (c) => {
    const { provider } = c.req.valid('param')
    const { location, flow } = await beginJoining(c.var.call, provider, c.req.valid('json'))
    await keepFlow(c, flow)
    return c.json({ location } satisfies z.infer<typeof joinAnswerSchema>)
  })
  .post('/identities/:id/remove', readInput('POST /identities/:id/remove'), async (c) => {
    await removeIdentity(c.var.call, c.req.valid('param').id, c.req.valid('json').password)
    return c.body(null, 204)
  })

const asPending = ({ provider, todo, email, name, next }: StoredPendingIdentity): PendingIdentity => ({
  provider,
  todo,
  email,
  name,
  ...(next && { next }),
})
