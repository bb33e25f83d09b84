import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import type { z } from 'zod'
import { AppError } from '../../services/app-error.ts'

/** Parses one part of a request by its contract; what does not fit is a 400 whose details name each field. */
export const readInput = <Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) =>
  zValidator(target, schema.transform(wellFormed) as unknown as Schema, (result) => {
    if (result.success) return
    throw new AppError('BAD_REQUEST', {
      details: result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    })
  })

/** Half a character can be written in JSON and stored nowhere: in every text of a request a � stands in its place. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key.toWellFormed(), wellFormed(part)]),
  )
}

/** What a contract made of a text, a date for example, stays as it is. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))
