import { Hono } from 'hono'
import type { Call } from '../../../call.ts'
import { findMovedTo } from '../../../features/profiles/address-queries.ts'
import { findPublicProfile } from '../../../features/profiles/public-profile-queries.ts'
import { AppError } from '../../../services/app-error.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** GET /api/public-profiles/{profileUrl} (account spec section 7); an old name says where the profile moved (R10). */
export const profileRoutes = new Hono<App>().get(
  '/public-profiles/:profileUrl',
  readInput('GET /public-profiles/:profileUrl'),
  async (c) => {
    const { profileUrl } = c.req.valid('param')
    const profile = await findPublicProfile(c.var.call, profileUrl)
    if (!profile) throw await missingAt(c.var.call, profileUrl)
    return c.json(profile)
  },
)

/** The reason why no profile is public at a name; if it moved, the new name is in the details. */
async function missingAt(call: Call, profileUrl: string): Promise<AppError> {
  const movedTo = await findMovedTo(call, profileUrl)
  return movedTo
    ? new AppError('PROFILE_MOVED', { details: [{ path: 'profileUrl', message: movedTo }] })
    : new AppError('PROFILE_NOT_FOUND')
}
