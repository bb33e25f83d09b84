import { Hono } from 'hono'
import type { OwnPasskeys } from '#schema/passkeys/passkeys.ts'
import { accountOf } from '../../../call.ts'
import { userOf } from '../../../features/accounts/queries.ts'
import { passkeysOf, userHandleOf } from '../../../features/passkeys/queries.ts'
import { rpIdOf } from '../../../services/identity/webauthn.ts'
import { addPasskey, askForPasskey } from '../../../workflows/passkeys/add-passkey.ts'
import { removeOwnPasskey, renameOwnPasskey } from '../../../workflows/passkeys/own-passkeys.ts'
import { askForSignIn, signInByPasskey } from '../../../workflows/passkeys/sign-in-by-passkey.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { answerSignIn } from '../../middleware/sign-in-answer.ts'
import { browserOf, dropSecondFactorCookie, knownBrowserOf } from '../../middleware/sign-in-cookies.ts'

/** Passkeys: signing in with one, and those of the own account (R32). */
export const passkeyRoutes = new Hono<App>()
  .post('/login/passkey/options', readInput('POST /login/passkey/options'), async (c) =>
    c.json(await askForSignIn(c.var.call, await browserOf(c))),
  )
  .post('/login/passkey', readInput('POST /login/passkey'), async (c) => {
    const { call } = c.var
    const { credential } = c.req.valid('json')
    const signInResult = await signInByPasskey(call, credential, await knownBrowserOf(c))
    dropSecondFactorCookie(c)
    return c.json(await answerSignIn(c, signInResult, () => userOf(call, signInResult.userId)))
  })
  .get('/passkeys', async (c) => {
    const { call } = c.var
    const { userId } = accountOf(call)
    const own = await passkeysOf(call, userId)
    return c.json({
      rpId: rpIdOf(call.variables.APP_URL),
      userHandle: await userHandleOf(call, userId, own),
      passkeys: own.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    } satisfies OwnPasskeys as OwnPasskeys)
  })
  .post('/passkeys/options', readInput('POST /passkeys/options'), async (c) =>
    c.json(await askForPasskey(c.var.call, c.req.valid('json').password)),
  )
  .post('/passkeys', readInput('POST /passkeys'), async (c) => {
    const { credential } = c.req.valid('json')
    return c.json(await addPasskey(c.var.call, credential), 201)
  })
  .post('/passkeys/:id/rename', readInput('POST /passkeys/:id/rename'), async (c) => {
    await renameOwnPasskey(c.var.call, c.req.valid('param').id, c.req.valid('json').name)
    return c.body(null, 204)
  })
  .post('/passkeys/:id/remove', readInput('POST /passkeys/:id/remove'), async (c) => {
    await removeOwnPasskey(c.var.call, c.req.valid('param').id, c.req.valid('json').password)
    return c.body(null, 204)
  })
