import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import type { z } from 'zod'
import { AppError } from '../services/app-error.ts'

/** Parses one part of a request by its contract; what does not fit is a 400 whose details name each field. */
export const readInput = <Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) =>
  zValidator(target, schema, (result) => {
    if (result.success) return
    throw new AppError('BAD_REQUEST', {
      details: result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    })
  })
