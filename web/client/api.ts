import { hc } from 'hono/client'
import type { ErrorCode, WireError } from '#schema/errors.ts'
import { services } from '#schema/paths.ts'
// biome-ignore lint/style/noRestrictedImports: the one place where web/ meets the worker, by its types
import type { Api as Calls } from '#worker/doors/api.ts'

/** Longer than any answer takes, the agent's included. */
const maxAnswerMs = 90_000

/** A network that loses a request without a sign would keep its sender waiting for ever. */
const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(maxAnswerMs) })

/** Makes the typed client of every call; the renderer passes a fetch that stays inside the worker. */
export const createApi = (origin: string, fetcher = fetchInTime) =>
  hc<Calls>(`${origin}${services.api}`, { init: { credentials: 'same-origin' }, fetch: fetcher })
export type Api = ReturnType<typeof createApi>

/** A failed call: the message is `status: body` as specified; `sentence` is for people. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly sentence: string
  /** The errors of each field, in order. */
  readonly details: NonNullable<WireError['details']>

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    const parsed = readWireError(body)
    this.status = status
    this.code = parsed?.code as ErrorCode | undefined
    this.details = parsed?.details ?? []
    this.sentence = parsed?.error ?? 'Something went wrong. Please try again.'
  }

  /** Serialised for a page that was rendered at the edge. */
  toJSON() {
    return { status: this.status, code: this.code, sentence: this.sentence, message: this.message }
  }
}

/** The text for a failed call: the server's sentence, that it was not reached, or `otherwise`. */
export function sentenceOf(error: unknown, otherwise: string): string {
  if (error instanceof CallFailed) return error.code ? error.sentence : otherwise
  const isUnreached =
    error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
  return isUnreached
    ? 'We could not reach our server. Please check your connection and try again.'
    : otherwise
}

/** The code of a failed call; undefined for anything else. */
export const codeOf = (error: unknown): ErrorCode | undefined =>
  error instanceof CallFailed ? error.code : undefined

/** Whether a call failed with this code. */
export const hasCode = (error: unknown, code: ErrorCode): error is CallFailed => codeOf(error) === code

/** The HTTP status of a failed call, also of a serialised one; undefined for anything else. */
export const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined

/** Whether the server refused a call for good, so that it need not be tried again. */
export const isClientError = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.status >= 400 && error.status < 500 && error.status !== 429

/** The data of a successful call; undefined for an empty answer. @throws CallFailed otherwise. */
export async function dataOf<Data>(
  call: Promise<{
    ok: boolean
    status: number
    statusText: string
    text(): Promise<string>
    json(): Promise<Data>
  }>,
): Promise<Data> {
  const response = await call
  if (!response.ok) throw new CallFailed(response.status, await response.text(), response.statusText)
  return response.status === 204 ? (undefined as Data) : response.json()
}

function readWireError(body: string): WireError | undefined {
  try {
    const parsed: Partial<WireError> | null = JSON.parse(body)
    return typeof parsed?.code === 'string' && typeof parsed.error === 'string'
      ? (parsed as WireError)
      : undefined
  } catch {
    return undefined
  }
}
