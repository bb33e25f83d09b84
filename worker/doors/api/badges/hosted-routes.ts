import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { addressOf } from '../../../call.ts'
import { findBadgeBody } from '../../../features/badges/queries.ts'
import { AppError } from '../../../services/app-error.ts'
import { isKnownList, signedStatusList } from '../../../workflows/badges/badge-status.ts'
import type { App } from '../../context.ts'
import { countCall, limitRate } from '../../middleware/rate-limit.ts'

/** GET /badges/{id}.json, a signed badge, and GET /badges/status/{list}, what is revoked, for all verifiers (R30). */
export const hostedBadgeRoutes = new Hono<App>()
  .use(cors({ origin: '*', allowMethods: ['GET', 'HEAD'], exposeHeaders: ['ETag', 'Retry-After'] }))
  .get('/status/:list{[1-9]\\d{0,8}}', async (c) => {
    const { call } = c.var
    const number = Number(c.req.param('list'))
    // Who is refused a list calls every badge false.
    if (!isKnownList(call, number)) await countCall(c, 'READ', addressOf(call))
    const list = await signedStatusList(call, number)
    if (!list) throw new AppError('NOT_FOUND')
    // With its age, so that nobody keeps what is older than a minute.
    c.header('Age', String(list.age))
    return answerCredential(c, list.body)
  })
  .get('/:file{[a-z0-9]{12}\\.json}', limitRate('READ'), async (c) => {
    const id = c.req.param('file').slice(0, -'.json'.length)
    const badge = await findBadgeBody(c.var.call, id)
    if (!badge) throw new AppError('BADGE_NOT_FOUND')
    const { body, isTakenDown } = badge
    if (body === '') throw new AppError('BADGE_ERASED')
    if (isTakenDown) throw new AppError('BADGE_TAKEN_DOWN')
    // It is never signed twice: what stands at its address is always the same, until it is erased or taken down.
    c.header('ETag', `W/"${id}"`)
    if (entityTags(c.req.header('if-none-match')).includes(id)) return c.body(null, 304)
    return answerCredential(c, body)
  })
  .all('*', () => {
    throw new AppError('NOT_FOUND')
  })

const credentialType = 'application/vc'

/** A credential as JSON, under its own type for who asks for that: some verifiers refuse a type that they do not know. */
function answerCredential(c: Context<App>, body: string) {
  const accepted = partsOf(c.req.header('accept')).map((one) => one.split(';')[0]?.trim().toLowerCase())
  c.header('Content-Type', accepted.includes(credentialType) ? credentialType : 'application/json')
  c.header('Cache-Control', 'public, max-age=60')
  c.header('Vary', 'Accept')
  return c.body(body)
}

const partsOf = (header: string | undefined) => (header ?? '').split(',')
const entityTags = (header: string | undefined) =>
  partsOf(header).map((one) => one.trim().replace(/^W\//, '').replaceAll('"', ''))
