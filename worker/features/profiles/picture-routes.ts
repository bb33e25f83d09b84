import { Hono } from 'hono'
import { z } from 'zod'
import { businessAreaSchema } from '#schema/options.ts'
import { picture } from '#schema/picture/picture.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

const areasSchema = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((given) => [given ?? []].flat().filter((area) => businessAreaSchema.safeParse(area).success))

/** A profile's picture as a file. It follows from its address alone, so it may be kept for good. */
export const pictureRoutes = new Hono<App>().get(
  '/:edition/:file{[a-z0-9-]+\\.svg}',
  readInput('query', z.object({ area: areasSchema, skills: z.coerce.number().int().min(0).max(20).default(4) })),
  (c) => {
    const { area, skills } = c.req.valid('query')
    const slug = c.req.param('file').slice(0, -'.svg'.length)
    return c.body(picture({ slug, areas: area, skillCount: skills }), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  },
)
