import { Hono } from 'hono'
import type { Purchase } from '#schema/billing/billing-answers.ts'
import { inAttempt } from '../../../features/accounts/policy.ts'
import { userOf } from '../../../features/accounts/queries.ts'
import { requireRoom } from '../../../services/identity/hash-gate.ts'
import { openAccount } from '../../../workflows/accounts/open-account.ts'
import { cancelTrial, readPurchase } from '../../../workflows/billing/cancel-trial.ts'
import { mailPurchaseLink } from '../../../workflows/billing/mail-purchase-link.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { answerSignIn } from '../../middleware/sign-in-answer.ts'

/**
 * Purchases without an account, by the links of their mails (R13). A GET only reads: mail scanners open every link.
 */
export const purchaseRoutes = new Hono<App>()
  .get('/purchases/:token', readInput('GET /purchases/:token'), async (c) =>
    c.json((await readPurchase(c.var.call, c.req.valid('param').token)) satisfies Purchase),
  )
  /** The answer says nothing of whether anything was bought. */
  .post('/purchases/link', readInput('POST /purchases/link'), (c) => {
    const { call } = c.var
    call.keepAlive(
      mailPurchaseLink(call, c.req.valid('json').email).catch((error: Error) =>
        console.error('A link of a purchase was not mailed', error.name),
      ),
    )
    return c.json({}, 202)
  })
  .post('/account/open', readInput('POST /account/open'), async (c) => {
    const { call } = c.var
    requireRoom()
    const opened = await inAttempt(call, undefined, () => openAccount(call, c.req.valid('json')))
    return c.json(await answerSignIn(c, opened, () => userOf(call, opened.userId)), 201)
  })
  .post('/trial/cancel', readInput('POST /trial/cancel'), async (c) => {
    const cancelled = await cancelTrial(c.var.call, c.req.valid('json').token)
    return c.json(cancelled satisfies Purchase)
  })
