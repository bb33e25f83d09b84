import { Hono } from 'hono'
import { listGallery, searchGallery } from '../../../features/gallery/queries.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** The gallery's two calls (public spec section 7, R18, R19). */
export const galleryRoutes = new Hono<App>()
  .get(
    '/public-profiles/:businessArea/:industry',
    readInput('GET /public-profiles/:businessArea/:industry'),
    async (c) => c.json(await listGallery(c.var.call, c.req.valid('param'), c.req.valid('query'))),
  )
  .post('/smart-search', readInput('POST /smart-search'), async (c) =>
    c.json(await searchGallery(c.var.call, c.req.valid('json'))),
  )
