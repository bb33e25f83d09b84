import { Hono } from 'hono'
import type { Account, DeviceSession } from '#schema/accounts/account-answers.ts'
import { accountOf, type Call } from '../../../call.ts'
import { deviceName } from '../../../features/accounts/device-names.ts'
import { waitingChangeOf } from '../../../features/accounts/email-change-queries.ts'
import {
  asUser,
  findUser,
  passwordOf,
  sessionsOf,
  storedFactorOf,
} from '../../../features/accounts/queries.ts'
import { countBackupCodes } from '../../../services/identity/second-factor.ts'
import { changeAccount } from '../../../workflows/accounts/change-account.ts'
import { signOutDevice, signOutOtherDevices } from '../../../workflows/accounts/sessions.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { setSessionCookie } from '../../middleware/sign-in-cookies.ts'

/** The own account of every role: name, password, sessions (R6). */
export const accountRoutes = new Hono<App>()
  .get('/account', async (c) => c.json(await accountNow(c.var.call)))
  .put('/account', readInput('PUT /account'), async (c) => {
    const { call } = c.var
    const token = await changeAccount(call, c.req.valid('json'))
    if (token) await setSessionCookie(c, token)
    return c.json(await accountNow(call))
  })
  .get('/sessions', async (c) => {
    const { userId, sessionId } = accountOf(c.var.call)
    const devices = await sessionsOf(c.var.call, userId)
    return c.json(
      devices.map(({ id, userAgent, network, passkey, provider, lastSeenAt }) => ({
        id,
        device: deviceName(userAgent),
        network: network ?? '',
        passkey,
        provider,
        lastSeenAt: lastSeenAt.toISOString(),
        isThis: id === sessionId,
      })) satisfies DeviceSession[],
    )
  })
  .post('/sessions/:id/end', readInput('POST /sessions/:id/end'), async (c) => {
    await signOutDevice(c.var.call, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post('/sessions/end-others', readInput('POST /sessions/end-others'), async (c) => {
    await setSessionCookie(c, await signOutOtherDevices(c.var.call))
    return c.body(null, 204)
  })

async function accountNow(call: Call): Promise<Account> {
  const { userId, hasTotp } = accountOf(call)
  const [user, [password], [waiting], [factor]] = await Promise.all([
    findUser(call, userId),
    passwordOf(call, userId),
    waitingChangeOf(call, userId),
    hasTotp ? storedFactorOf(call, userId) : [],
  ])
  return {
    ...(user ?? asUser(accountOf(call))),
    hasTotp,
    backupCodesLeft: factor ? await countBackupCodes(call.variables.AUTH_SECRET, factor) : null,
    hasPassword: Boolean(password?.hash),
    waitingEmail: waiting
      ? { newEmail: waiting.newEmail, until: waiting.expiresAt.toISOString(), isBarred: waiting.isBarred }
      : null,
  }
}
