import type { Context } from 'hono'
import { AppError } from '../../services/app-error.ts'
import type { App } from '../context.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A request that changes something must be JSON and come from a page of ours: browsers send an Origin,
 * and one that is not the address asked for is refused. Clients that are not browsers send none.
 * @throws AppError FOREIGN_ORIGIN, NOT_JSON.
 */
export function refuseForeign(c: Context<App>): void {
  if (safe.has(c.req.method)) return
  const origin = c.req.header('origin')
  if (origin && !sameSite(origin, [c.req.url, c.var.call.variables.APP_URL]))
    throw new AppError('FOREIGN_ORIGIN')
  if (c.req.header('sec-fetch-site') === 'cross-site') throw new AppError('FOREIGN_ORIGIN')
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw new AppError('NOT_JSON')
}

const sameSite = (origin: string, addresses: string[]) =>
  URL.canParse(origin) && addresses.some((address) => new URL(address).host === new URL(origin).host)
