import { Hono } from 'hono'
import type { MailPreferences } from '#schema/accounts/mail-preferences.ts'
import { readMailPreferences, saveMailPreferences } from '../../../workflows/mail/mail-preferences.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/**
 * The optional mails that an account wants (R15). With an unconfirmed address there is nothing to choose or read: the
 * mailbox may be somebody else's.
 */
export const mailPreferenceRoutes = new Hono<App>()
  .get('/mail-preferences', async (c) =>
    c.json((await readMailPreferences(c.var.call)) satisfies MailPreferences),
  )
  .put('/mail-preferences', readInput('PUT /mail-preferences'), async (c) => {
    const { call } = c.var
    await saveMailPreferences(call, c.req.valid('json'))
    return c.json((await readMailPreferences(call)) satisfies MailPreferences)
  })
