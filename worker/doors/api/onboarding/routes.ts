import { Hono } from 'hono'
import type { OnboardingAnswer } from '#schema/onboarding/onboarding.ts'
import { completeSetup } from '../../../workflows/onboarding/complete-setup.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** What an owner brings at the end of the onboarding wizard, in one call (R15). */
export const onboardingRoutes = new Hono<App>().post(
  '/onboarding',
  readInput('POST /onboarding'),
  async (c) => c.json((await completeSetup(c.var.call, c.req.valid('json'))) satisfies OnboardingAnswer, 201),
)
