import { type ErrorCode, errorCatalogue, type WireError } from '#schema/errors.ts'

/** A broken rule, which middleware/answer-errors.ts turns into an answer. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: WireError['details']
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    {
      about,
      ...options
    }: {
      /** What the sentence is about, shown after it. */
      about?: string | undefined
      details?: WireError['details']
      retryAfterSeconds?: number
      cause?: unknown
    } = {},
  ) {
    super([errorCatalogue[code][1], about].filter(Boolean).join(' '), { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
