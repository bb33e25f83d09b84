import { Hono } from 'hono'
import { readOwnSettings, saveOwnSettings } from '../../../workflows/agent-settings/own-settings.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** How an owner's agent behaves (R29). */
export const agentSettingsRoutes = new Hono<App>()
  .get('/agent-settings', async (c) => c.json(await readOwnSettings(c.var.call)))
  .put('/agent-settings', readInput('PUT /agent-settings'), async (c) =>
    c.json(await saveOwnSettings(c.var.call, c.req.valid('json'))),
  )
