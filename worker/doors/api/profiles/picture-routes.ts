import { Hono } from 'hono'
import { z } from 'zod'
import { areasAmong } from '#schema/gallery/gallery-words.ts'
import { picture } from '#schema/picture/picture.ts'
import type { App } from '../../context.ts'
import { readPart } from '../../middleware/read-input.ts'

const pictureSchema = z.object({
  area: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((given) => [given ?? []].flat().filter((area) => areasAmong([area]).length > 0)),
  skills: z.coerce.number().int().min(0).max(20).default(4),
  format: z.enum(['portrait', 'landscape', 'square', 'wide']).optional(),
  grain: z.literal('1').optional(),
})

/** A profile's picture as a file. It follows from its address alone, so it may be cached for ever. */
export const pictureRoutes = new Hono<App>().get(
  '/:edition/:file{[a-z0-9-]+\\.svg}',
  readPart('query', pictureSchema),
  (c) => {
    const { area, skills, format, grain } = c.req.valid('query')
    const slug = c.req.param('file').slice(0, -'.svg'.length)
    return c.body(
      picture({ slug, areas: area, skillCount: skills }, { format, grain: grain !== undefined }),
      200,
      {
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    )
  },
)
