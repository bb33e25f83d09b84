import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { App } from '../context.ts'

/**
 * GET /.well-known/did.json: the product as an issuer of badges, with every key that signs or once signed (did:web). A
 * verifier that is refused calls a true badge false, so nobody is.
 */
export const didDocumentRoute = new Hono<App>()
  .use(cors({ origin: '*', allowMethods: ['GET'] }))
  .get('/', async (c) => {
    const { didDocument, readBadgeKeys } = await import('#schema/badges/keys.ts')
    const { APP_URL, BADGE_KEYS } = c.var.call.variables
    c.header('Cache-Control', 'public, max-age=60')
    return c.json(didDocument(APP_URL, await readBadgeKeys(BADGE_KEYS)))
  })
