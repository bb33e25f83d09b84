import { Hono } from 'hono'
import type { z } from 'zod'
import type { totpEnrolmentSchema } from '#schema/accounts/account-answers.ts'
import {
  confirmSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
} from '../../../workflows/accounts/second-factor.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { setSessionCookie } from '../../middleware/sign-in-cookies.ts'

/** The second factor of an administrator: set up, confirmed by a first code, taken away (R6). */
export const secondFactorRoutes = new Hono<App>()
  .post('/totp', readInput('POST /totp'), async (c) => {
    const enrolment = await enrolSecondFactor(c.var.call, c.req.valid('json').password)
    return c.json(enrolment satisfies z.infer<typeof totpEnrolmentSchema>)
  })
  .post('/totp/confirm', readInput('POST /totp/confirm'), async (c) => {
    const { code } = c.req.valid('json')
    const token = await confirmSecondFactor(c.var.call, code)
    if (token) await setSessionCookie(c, token)
    return c.body(null, 204)
  })
  .post('/totp/remove', readInput('POST /totp/remove'), async (c) => {
    await setSessionCookie(c, await removeSecondFactor(c.var.call, c.req.valid('json')))
    return c.body(null, 204)
  })
