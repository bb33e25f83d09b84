import { type Context, Hono } from 'hono'
import { shareFacts, shareHref } from '#schema/pages/share.ts'
import { profileUrlSchema } from '#schema/profiles/profiles.ts'
import { findPublicProfileByAnyUrl } from '../../../features/profiles/public-profile-queries.ts'
import { sharePicture } from '../../../features/sharing/commands.ts'
import { AppError } from '../../../services/app-error.ts'
import type { App } from '../../context.ts'
import { limitRate } from '../../middleware/rate-limit.ts'

const file = ':file{[a-z0-9]+\\.png}'

/** GET /share/{profileUrl}/{mark}.png and /share/{profileUrl}/story-{id}/{mark}.png, for published profiles. */
export const shareRoutes = new Hono<App>()
  .use(limitRate('READ'))
  .get(`/:profileUrl/${file}`, (c) => answer(c, c.req.param('profileUrl')))
  .get(`/:profileUrl/:story{story-[1-9]\\d{0,14}}/${file}`, (c) =>
    answer(c, c.req.param('profileUrl'), Number(c.req.param('story').slice('story-'.length))),
  )
  .all('*', () => {
    throw new AppError('NOT_FOUND')
  })

async function answer(c: Context<App>, profileUrl: string, storyId?: number) {
  // Asked of the database each time: a picture in the cache does not know that its profile came down.
  const profile = profileUrlSchema.safeParse(profileUrl).success
    ? await findPublicProfileByAnyUrl(c.var.call, profileUrl)
    : undefined
  const facts = profile && shareFacts(profile, storyId)
  const href = profile && shareHref(profile, storyId)
  if (!facts || !href) throw new AppError('NOT_FOUND')
  if (href !== new URL(c.req.url).pathname) {
    c.header('Cache-Control', 'no-store')
    return c.redirect(href, 302)
  }
  const { png, freshness } = await sharePicture(c.var.call, facts)
  return new Response(png, {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Cache': freshness,
    },
  })
}
