import type { Context } from 'hono'
import { hourMs } from '#schema/durations.ts'
import { findSignedIn } from '../../features/accounts/queries.ts'
import { staySignedIn } from '../../workflows/accounts/sessions.ts'
import type { App } from '../context.ts'
import { describe } from './answer-errors.ts'
import { sessionTokenOf, setSessionCookie } from './sign-in-cookies.ts'

/** Sets who acts from the session cookie: one query, and none without a cookie (R6). */
export async function readSession(c: Context<App>): Promise<void> {
  const { call } = c.var
  const token = await sessionTokenOf(c)
  const found = token && (await findSignedIn(call, token))
  if (found && 'address' in call.actor) {
    const { account, lastSeenAt } = found
    call.actor = { ...call.actor, kind: account.role, account }
    if (call.now.getTime() - lastSeenAt.getTime() > hourMs) {
      await setSessionCookie(c, token)
      call.keepAlive(
        staySignedIn(call, account).catch((error) =>
          console.error('A session was not renewed', describe(error)),
        ),
      )
    }
  }
}
