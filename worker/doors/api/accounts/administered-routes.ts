import { Hono } from 'hono'
import type {
  AccountsPage,
  AdministeredAccount,
  ValidatorsPage,
} from '#schema/accounts/administered-answers.ts'
import { findAccount } from '../../../features/accounts/administered-account-queries.ts'
import { findAccounts } from '../../../features/accounts/administered-queries.ts'
import { findValidators } from '../../../features/accounts/validator-queries.ts'
import { endSessionsFor, liftBounce, sendSignInLink } from '../../../workflows/accounts/administer-account.ts'
import { inviteValidator } from '../../../workflows/accounts/invite-validator.ts'
import { removeValidator } from '../../../workflows/accounts/remove-validator.ts'
import { restoreAccount, suspendAccount } from '../../../workflows/accounts/suspend-account.ts'
import { eraseOnRequest } from '../../../workflows/privacy/erase-on-request.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

const actions = { suspend: suspendAccount, restore: restoreAccount }

/** What administrators see of accounts and do to them (R26): never sign in as somebody. */
export const administeredRoutes = new Hono<App>()
  .get('/admin/accounts', readInput('GET /admin/accounts'), async (c) =>
    c.json((await findAccounts(c.var.call, c.req.valid('query'))) satisfies AccountsPage),
  )
  .get('/admin/accounts/:id', readInput('GET /admin/accounts/:id'), async (c) =>
    c.json((await findAccount(c.var.call, c.req.valid('param').id)) satisfies AdministeredAccount),
  )
  .post(
    '/admin/accounts/:id/:action{suspend|restore}',
    readInput('POST /admin/accounts/:id/:action{suspend|restore}'),
    async (c) => {
      const { id, action } = c.req.valid('param')
      await actions[action](c.var.call, id, c.req.valid('json').reason)
      return c.json({ isSuspended: action === 'suspend' })
    },
  )
  .post('/admin/accounts/:id/end-sessions', readInput('POST /admin/accounts/:id/end-sessions'), async (c) =>
    c.json({ ended: await endSessionsFor(c.var.call, c.req.valid('param').id) }),
  )
  .post('/admin/accounts/:id/sign-in-link', readInput('POST /admin/accounts/:id/sign-in-link'), async (c) => {
    await sendSignInLink(c.var.call, c.req.valid('param').id)
    return c.json({ sent: true }, 202)
  })
  .post('/admin/accounts/:id/lift-bounce', readInput('POST /admin/accounts/:id/lift-bounce'), async (c) => {
    await liftBounce(c.var.call, c.req.valid('param').id, c.req.valid('json').reason)
    return c.json({ isBarred: false })
  })
  .post('/admin/accounts/:id/erase', readInput('POST /admin/accounts/:id/erase'), async (c) => {
    await eraseOnRequest(c.var.call, c.req.valid('param').id, c.req.valid('json'))
    return c.body(null, 204)
  })
  .get('/admin/validators', readInput('GET /admin/validators'), async (c) =>
    c.json((await findValidators(c.var.call, c.req.valid('query').cursor)) satisfies ValidatorsPage),
  )
  .post('/admin/validators', readInput('POST /admin/validators'), async (c) => {
    await inviteValidator(c.var.call, c.req.valid('json'))
    return c.json({ invited: true }, 202)
  })
  .post('/admin/validators/:id/remove', readInput('POST /admin/validators/:id/remove'), async (c) => {
    await removeValidator(c.var.call, c.req.valid('param').id, c.req.valid('json').reason)
    return c.json({ removed: true })
  })
