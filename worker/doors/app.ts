import { type Context, Hono } from 'hono'
import { trimTrailingSlash } from 'hono/trailing-slash'
import { files, machineCalls, redirects } from '#schema/pages/other-addresses.ts'
import { agentPages, paths, services } from '#schema/paths.ts'
import { AppError } from '../services/app-error.ts'
import { hostedBadgeRoutes } from './api/badges/hosted-routes.ts'
import { calendarRoutes } from './api/meetings/feed-routes.ts'
import { pictureRoutes } from './api/profiles/picture-routes.ts'
import { shareRoutes } from './api/sharing/routes.ts'
import { api } from './api.ts'
import type { App } from './context.ts'
import { mcpRoutes } from './mcp/routes.ts'
import { doAfterwards } from './middleware/afterwards.ts'
import { answerErrors } from './middleware/answer-errors.ts'
import { limitRate } from './middleware/rate-limit.ts'
import { requestLog } from './middleware/request-log.ts'
import { requestScope } from './middleware/request-scope.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { didDocumentRoute } from './pages/did-document.ts'
import { machineFiles } from './pages/machine-files.ts'
import { mailbox } from './pages/mailbox.ts'
import { previewRoutes } from './pages/previews.ts'
import { refusedFrame } from './pages/refused-frame.ts'
import { renderPage } from './pages/render.ts'

export const app = new Hono<App>()
app.onError(answerErrors)
app.use(requestLog, securityHeaders, requestScope, doAfterwards, trimTrailingSlash({ alwaysRedirect: true }))
app.route(services.api, api)
app.route(services.picture, pictureRoutes)
app.route(services.share, shareRoutes)
app.route(services.calendar, calendarRoutes)
app.post(`${machineCalls.assistants}/`, (c) => c.redirect(machineCalls.assistants, 308))
app.route(machineCalls.assistants, mcpRoutes)
app.route(machineCalls.preview, previewRoutes)
app.route(files.keys, didDocumentRoute)
app.route('/badges', hostedBadgeRoutes)
for (const [pattern, path] of Object.entries(redirects))
  app.get(pattern, (c) => c.redirect(path.href(c.req.param('profileUrl') ?? ''), 308))
for (const { alias, page } of agentPages.values()) app.get(alias, (c) => c.redirect(page.href(), 308))
app.route('/', machineFiles)
app.route('/', mailbox)
// A frame asks the database for each request. Counted apart, frames are not refused before the calls that they make.
app.use(paths.embed.pattern, refusedFrame, limitRate('READ', 'frame '))
// Each page by its own pattern, which is what the log names it by.
for (const path of Object.values(paths)) app.get(path.pattern, (c) => renderPage(c, path, fetchApiFrom(c)))
app.get('*', (c) => renderPage(c, undefined, fetchApiFrom(c)))
app.all('*', () => {
  throw new AppError('NOT_FOUND')
})

/** A page asks the calls of this same worker. */
const fetchApiFrom = (c: Context<App>) => (request: Request) => app.fetch(request, c.env, c.executionCtx)
