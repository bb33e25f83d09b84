import { Hono } from 'hono'
import type { z } from 'zod'
import type { customerProfileAnswerSchema } from '#schema/profiles/profile-answers.ts'
import { ownProfileOf } from '../../../call.ts'
import { findOwn } from '../../../features/dashboard/queries.ts'
import { AppError } from '../../../services/app-error.ts'
import { editOwnProfile } from '../../../workflows/profiles/edit-profile.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { setSessionCookie } from '../../middleware/sign-in-cookies.ts'

/** PUT /api/customer-profile (account spec section 7): answers with the profile as its owner sees it now. */
export const ownProfileRoutes = new Hono<App>().put(
  '/customer-profile',
  readInput('PUT /customer-profile'),
  async (c) => {
    const { call } = c.var
    const { currentPassword = '', newPassword, confirmPassword: _, ...edit } = c.req.valid('json')
    const password = newPassword ? { current: currentPassword, new: newPassword } : undefined
    const token = await editOwnProfile(call, edit, password)
    if (token) await setSessionCookie(c, token)
    const found = await findOwn(call, ownProfileOf(call).id)
    if (!found) throw new AppError('NO_OWN_PROFILE')
    return c.json({ success: true, profile: found.profile } satisfies z.infer<
      typeof customerProfileAnswerSchema
    >)
  },
)
