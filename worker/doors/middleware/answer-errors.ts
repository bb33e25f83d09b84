import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ErrorCode, errorCatalogue, type WireError } from '#schema/errors.ts'
import { AppError } from '../../services/app-error.ts'
import { isDatabaseUnavailable } from '../../services/database.ts'
import type { App } from '../context.ts'

/** Maps whatever was thrown to the wire form `{code, error, details?}`, once for the whole product. */
export const answerErrors: ErrorHandler<App> = (error, c) => {
  const appError = asAppError(error)
  if (appError.code === 'INTERNAL') console.error('Unexpected failure', describe(error))
  if (appError.code === 'DATABASE_UNAVAILABLE') console.error('Database unavailable', describe(error))
  const [status] = errorCatalogue[appError.code]
  if (appError.retryAfterSeconds) c.header('Retry-After', String(appError.retryAfterSeconds))
  c.header('Cache-Control', 'no-store')
  const body: WireError = {
    code: appError.code,
    error: appError.message,
    ...(appError.details && { details: appError.details }),
  }
  return c.json(body, status as ContentfulStatusCode)
}

/** What was thrown as one of the errors that people read. */
export function asAppError(error: Error): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseUnavailable(error))
    return new AppError('DATABASE_UNAVAILABLE', { retryAfterSeconds: 5, cause: error })
  if (error instanceof HTTPException) return new AppError(codeOfStatus(error.status), { cause: error })
  return new AppError('INTERNAL', { cause: error })
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'NOT_FOUND'
  if (status === 413) return 'TOO_LARGE'
  return status < 500 ? 'BAD_REQUEST' : 'INTERNAL'
}

/** An error and its causes for the log, without the values a statement was given: they are people's own words. */
export function describe(error: unknown): string {
  const causes: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    causes.push(`${cause.name}: ${(cause.message.split('params:')[0] ?? '').slice(0, 200)}`)
  return causes.join(' <- ')
}
