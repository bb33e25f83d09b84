import { Hono } from 'hono'
import { galleryFilterSchema, galleryPagingSchema, smartSearchSchema } from '#schema/gallery/gallery.ts'
import { listGallery, searchGallery } from '../../../features/gallery/queries.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** The gallery's two calls (public spec section 7, R18, R19). */
export const galleryRoutes = new Hono<App>()
  .get(
    '/public-profiles/:businessArea/:industry',
    readInput('param', galleryFilterSchema),
    readInput('query', galleryPagingSchema),
    async (c) => c.json(await listGallery(c.var.call, c.req.valid('param'), c.req.valid('query'))),
  )
  .post('/smart-search', readInput('json', smartSearchSchema), async (c) =>
    c.json(await searchGallery(c.var.call, c.req.valid('json'))),
  )
