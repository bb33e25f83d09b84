import { zValidator } from '@hono/zod-validator'
import type { MiddlewareHandler, ValidationTargets } from 'hono'
import { every } from 'hono/combine'
import type { InferInput } from 'hono/validator'
import type { z } from 'zod'
import { noticeOf } from '#schema/text/notices.ts'
import { AppError } from '../../services/app-error.ts'
import type { CallInput } from '../call-row.ts'
import { type CallName, calls, type InputOf } from '../calls.ts'
import type { App } from '../context.ts'

/** What a part of a request is before and after its contract, as Hono's types and its client name them. */
type Read<Input extends CallInput> = {
  in: { [Part in keyof Input & keyof ValidationTargets]: Sent<Input[Part], Part> }
  out: { [Part in keyof Input & keyof ValidationTargets]: z.output<NonNullable<Input[Part]>> }
}
type Sent<Schema, Part extends keyof ValidationTargets> =
  z.input<NonNullable<Schema>> extends ValidationTargets[Part]
    ? z.input<NonNullable<Schema>>
    : InferInput<z.input<NonNullable<Schema>>, Part>

/** Parses what the row of a call says that it reads; what does not fit is a 400 whose details name each field. */
export const readInput = <Name extends CallName>(
  name: Name,
): MiddlewareHandler<App, string, Read<InputOf<Name>>> =>
  every(
    ...Object.entries(calls.get(name)?.input ?? {}).map(([part, schema]) =>
      readPart(part as keyof CallInput, schema),
    ),
  )

/** The same for one part of what is no call: a picture, for example. */
export const readPart = <Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) =>
  zValidator(
    target,
    schema.transform((value): z.output<Schema> => wellFormed(value) as z.output<Schema>),
    (result) => {
      if (result.success) return
      throw new AppError('BAD_REQUEST', {
        details: result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      })
    },
    {
      // The library's type of its result names the contract in place of what it makes.
      validationFunction: (contract, value) =>
        contract.safeParseAsync(value, { error: noticeOf }) as Promise<never>,
    },
  )

/** Deeper than any contract goes. Some thousand levels are more than the stack holds. */
const maxLevels = 100

/**
 * Half a surrogate pair can be sent as JSON but not stored, so it is replaced by � in every text of a request.
 * @throws AppError BAD_REQUEST for what is nested too deeply.
 */
function wellFormed(value: unknown, level = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (level > maxLevels) throw new AppError('BAD_REQUEST')
  if (Array.isArray(value)) return value.map((part) => wellFormed(part, level + 1))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key.toWellFormed(), wellFormed(part, level + 1)]),
  )
}

/** What a contract made of a text, a date for example, stays as it is. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))
