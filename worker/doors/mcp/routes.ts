import { type ErrorHandler, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { errorCatalogue } from '#schema/errors.ts'
import { AppError } from '../../services/app-error.ts'
import type { App } from '../context.ts'
import { asAppError, describe } from '../middleware/answer-errors.ts'
import { neverStored } from '../middleware/cache-control.ts'
import { limitRate } from '../middleware/rate-limit.ts'

/** The largest request of an assistant, in bytes. */
const maxRequestSize = 64 * 1024
/** Those of JSON-RPC; what is none of them is the server's own. */
const codes = { parse: -32700, invalid: -32600, internal: -32603, own: -32000 }

/** What went wrong before a message was read, as JSON-RPC says it. */
const answerInProtocol: ErrorHandler<App> = (error, c) => {
  const appError = asAppError(error)
  const [status] = errorCatalogue[appError.code]
  if (status >= 500) console.error('An assistant was not answered', describe(error))
  if (appError.retryAfterSeconds) c.header('Retry-After', String(appError.retryAfterSeconds))
  const code = status >= 500 ? codes.internal : codes.own
  return c.json(refusal(code, appError.message), status as ContentfulStatusCode)
}

const refusal = (code: number, message: string) => ({ jsonrpc: '2.0', id: null, error: { code, message } })

/**
 * POST /mcp (R34): the Model Context Protocol for every assistant, from every site. It reads no cookie and no session,
 * tells only what pages show, and writes nothing, so no origin is refused and none may send credentials.
 */
export const mcpRoutes = new Hono<App>()
mcpRoutes.onError(answerInProtocol)
mcpRoutes.use(
  cors({
    origin: '*',
    allowMethods: ['POST'],
    allowHeaders: [
      'Content-Type',
      'Accept',
      'Last-Event-ID',
      'Mcp-Protocol-Version',
      'Mcp-Method',
      'Mcp-Name',
      'Mcp-Session-Id',
    ],
    exposeHeaders: ['Mcp-Session-Id', 'Mcp-Protocol-Version', 'Retry-After'],
    maxAge: 86_400,
  }),
  neverStored,
  limitRate('MCP'),
  bodyLimit({
    maxSize: maxRequestSize,
    onError: () => {
      throw new AppError('TOO_LARGE')
    },
  }),
)
mcpRoutes.post('/', async (c) => {
  const body = await c.req.json<unknown>().catch(() => undefined)
  if (body === undefined) return c.json(refusal(codes.parse, 'The body is not JSON.'), 400)
  // One message is one unit of the limit; the protocol has had no batches since June 2025.
  if (Array.isArray(body)) return c.json(refusal(codes.invalid, 'Send one message in each request.'), 400)
  // Start-up needs neither the protocol nor its contracts.
  const { serveAssistant } = await import('./serve.ts')
  return serveAssistant(c.var.call, c.req.raw, body)
})
// At once: a client that waits for a stream here hangs.
mcpRoutes.all('*', (c) => {
  c.header('Allow', 'POST, OPTIONS')
  return c.json(refusal(codes.own, 'Send messages with POST.'), 405)
})
