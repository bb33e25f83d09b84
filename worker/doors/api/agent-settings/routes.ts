import { Hono } from 'hono'
import type { HandOffLink } from '#schema/agent-settings/agent-settings.ts'
import {
  confirmHandOffAddress,
  mailHandOffLinkAgain,
  readHandOffAddress,
} from '../../../workflows/agent-settings/hand-off-address.ts'
import { readOwnSettings, saveOwnSettings } from '../../../workflows/agent-settings/own-settings.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** How an owner's agent behaves (R29). */
export const agentSettingsRoutes = new Hono<App>()
  .get('/agent-settings', async (c) => c.json(await readOwnSettings(c.var.call)))
  .put('/agent-settings', readInput('PUT /agent-settings'), async (c) =>
    c.json(await saveOwnSettings(c.var.call, c.req.valid('json'))),
  )
  .post('/agent-settings/address/again', readInput('POST /agent-settings/address/again'), async (c) => {
    await mailHandOffLinkAgain(c.var.call)
    return c.json(await readOwnSettings(c.var.call))
  })
  .post('/agent-settings/address/read', readInput('POST /agent-settings/address/read'), async (c) =>
    c.json((await readHandOffAddress(c.var.call, c.req.valid('json').token)) satisfies HandOffLink),
  )
  .post('/agent-settings/address/confirm', readInput('POST /agent-settings/address/confirm'), async (c) =>
    c.json((await confirmHandOffAddress(c.var.call, c.req.valid('json').token)) satisfies HandOffLink),
  )
