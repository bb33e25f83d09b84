import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { brand } from '#schema/brand.ts'
import { type Preview, previewAskedSchema } from '#schema/pages/preview.ts'
import { shareHref, shareSize } from '#schema/pages/share.ts'
import { agentPages, paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { calledProfileSchema } from '#schema/profiles/profiles.ts'
import { findPublicProfileByAnyUrl } from '../../features/profiles/public-profile-queries.ts'
import { AppError } from '../../services/app-error.ts'
import type { App } from '../context.ts'
import { publicRead } from '../middleware/cache-control.ts'
import { limitRate } from '../middleware/rate-limit.ts'
import { readPart } from '../middleware/read-input.ts'

/** GET /oembed?url=: what a site shows where somebody pastes the address of a profile or a story (oembed.com). */
export const previewRoutes = new Hono<App>()
  .use(cors({ origin: '*', allowMethods: ['GET'], exposeHeaders: ['Retry-After'] }))
  .use(publicRead, limitRate('READ'))
  .get('/', readPart('query', previewAskedSchema), async (c) => {
    const { url, format, maxwidth, maxheight } = c.req.valid('query')
    if (format !== 'json') throw new AppError('FORMAT_NOT_OFFERED')
    const site = c.var.call.variables.APP_URL
    const address = readAddress(new URL(url), site)
    const profile = address && (await findPublicProfileByAnyUrl(c.var.call, address.profileUrl))
    const preview = profile && previewOf(profile, address.storyId, site)
    if (!preview) throw new AppError('NOT_FOUND')
    const { thumbnail_url, thumbnail_width, thumbnail_height, ...link } = preview
    const hasRoom = shareSize.width <= (maxwidth ?? Infinity) && shareSize.height <= (maxheight ?? Infinity)
    return c.json<Preview>(hasRoom ? preview : link)
  })
  .all('*', () => {
    throw new AppError('NOT_FOUND')
  })

/** The profile and story of an address of this site; undefined for every other. */
function readAddress(url: URL, site: string): { profileUrl: string; storyId?: number } | undefined {
  if (url.origin !== new URL(site).origin) return undefined
  const path = url.pathname.replace(/\/$/, '')
  const [agent] = [...agentPages].find(([, { page }]) => page.pattern === path) ?? []
  const [, named = ''] = /^\/profile\/([^/]+)$/.exec(path) ?? []
  const profileUrl = agent ?? calledProfileSchema.safeParse(decoded(named)).data
  const storyId = Number(url.searchParams.get('story') ?? /^#story-(\d{1,15})$/.exec(url.hash)?.[1] ?? 0)
  return profileUrl ? { profileUrl, ...(storyId > 0 && { storyId }) } : undefined
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** A profile or a story of it as a link; undefined for a story that is not public. */
function previewOf(profile: PublicProfile, storyId: number | undefined, site: string): Preview | undefined {
  const story = storyId === undefined ? undefined : profile.stories.find(({ id }) => id === storyId)
  const picture = shareHref(profile, storyId)
  if (!picture) return undefined
  const { name, currentRole, profileUrl } = profile
  return {
    type: 'link',
    version: '1.0',
    title: story ? `${story.title}: ${name}` : [name, currentRole].filter(Boolean).join(', '),
    author_name: name,
    author_url: new URL(paths.profile.href(profileUrl), site).href,
    provider_name: brand.name,
    provider_url: new URL(paths.home.href(), site).href,
    cache_age: 60,
    thumbnail_url: new URL(picture, site).href,
    thumbnail_width: shareSize.width,
    thumbnail_height: shareSize.height,
  }
}
