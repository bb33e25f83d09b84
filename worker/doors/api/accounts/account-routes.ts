import { Hono } from 'hono'
import { z } from 'zod'
import { type Account, accountChangeSchema, type DeviceSession } from '#schema/accounts/accounts.ts'
import { accountOf, type Call } from '../../../call.ts'
import { renameUser } from '../../../features/accounts/commands.ts'
import { deviceName } from '../../../features/accounts/device-names.ts'
import { changePassword } from '../../../features/accounts/password-commands.ts'
import { whileProven } from '../../../features/accounts/proof-commands.ts'
import { asUser, findUser, passwordOf, sessionsOf } from '../../../features/accounts/queries.ts'
import { endOtherSessions, endSessionOf } from '../../../features/accounts/session-commands.ts'
import { AppError } from '../../../services/app-error.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** One's own account, whatever one may do: name, password, and the devices on which one is signed in (R6). */
export const accountRoutes = new Hono<App>()
  .get('/account', async (c) => c.json(await accountNow(c.var.call)))
  .put('/account', readInput('json', accountChangeSchema), async (c) => {
    const { call } = c.var
    const { userId } = accountOf(call)
    const { name, currentPassword, newPassword } = c.req.valid('json')
    if (newPassword) {
      const { proven, statements } = await changePassword(call, currentPassword ?? '', newPassword)
      await whileProven(call, proven, statements)
    }
    if (name) await renameUser(call, userId, name)
    return c.json(await accountNow(call))
  })
  .get('/sessions', async (c) => {
    const { userId, sessionId } = accountOf(c.var.call)
    const devices = await sessionsOf(c.var.call, userId)
    return c.json(
      devices.map(({ id, userAgent, network, lastSeenAt }) => ({
        id,
        device: deviceName(userAgent),
        network: network ?? '',
        lastSeenAt: lastSeenAt.toISOString(),
        isThis: id === sessionId,
      })) satisfies DeviceSession[],
    )
  })
  .post(
    '/sessions/:id/end',
    readInput('param', z.object({ id: z.string().max(100) })),
    readInput('json', z.object({})),
    async (c) => {
      const ended = await endSessionOf(c.var.call, accountOf(c.var.call).userId, c.req.valid('param').id)
      if (!ended.length) throw new AppError('SESSION_NOT_FOUND')
      return c.body(null, 204)
    },
  )
  .post('/sessions/end-others', readInput('json', z.object({})), async (c) => {
    const { userId, sessionId } = accountOf(c.var.call)
    await endOtherSessions(c.var.call, userId, sessionId)
    return c.body(null, 204)
  })

async function accountNow(call: Call): Promise<Account> {
  const { userId, hasTotp } = accountOf(call)
  const [user, [password]] = await Promise.all([findUser(call, userId), passwordOf(call, userId)])
  return {
    ...(user ?? asUser(accountOf(call))),
    hasTotp,
    hasPassword: Boolean(password?.hash),
  }
}
