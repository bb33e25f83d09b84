import { Hono } from 'hono'
import {
  type MailPreferences,
  mailPreferencesSchema,
  unneededMailsOf,
} from '#schema/accounts/mail-preferences.ts'
import { accountOf, type Call } from '../../../call.ts'
import { isVerified } from '../../../features/accounts/commands.ts'
import { AppError } from '../../../services/app-error.ts'
import { decline, declinedKinds, resume } from '../../../services/mail/suppressions.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/**
 * Which mail somebody is sent of what they can do without (R15); one that is switched off is not written. Who has not confirmed
 * their address chooses nothing and is told nothing: the mailbox may be somebody else's.
 */
export const mailPreferenceRoutes = new Hono<App>()
  .get('/mail-preferences', async (c) => c.json(await preferencesOf(c.var.call)))
  .put('/mail-preferences', readInput('json', mailPreferencesSchema), async (c) => {
    const { call } = c.var
    const { email, role, emailVerified, userId } = accountOf(call)
    if (!emailVerified) throw new AppError('EMAIL_UNCONFIRMED')
    const given = c.req.valid('json')
    const [first, ...others] = unneededMailsOf(role)
      .filter((kind) => given[kind] !== undefined)
      .map((kind) => (given[kind] ? resume : decline)(call, email, kind, isVerified(userId)))
    if (first) await call.db.batch([first, ...others])
    return c.json(await preferencesOf(call))
  })

async function preferencesOf(call: Call): Promise<MailPreferences> {
  const { email, role, emailVerified } = accountOf(call)
  if (!emailVerified) return {}
  const declined = await declinedKinds(call, email)
  return Object.fromEntries(unneededMailsOf(role).map((kind) => [kind, !declined.includes(kind)]))
}
