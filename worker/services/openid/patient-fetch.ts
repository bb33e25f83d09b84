import { shortText } from '../short-answer.ts'

/** A provider that does not answer, or not with anything that can be read. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

const maxAnswerLength = 256 * 1024

type Options = { method: string; headers: Record<string, string>; body?: BodyInit | null | undefined }

/** Fetches for `oauth4webapi`, within one time limit for all requests of a flow, and reads no more than fits. */
export const patientFetch =
  (signal: AbortSignal) =>
  async (url: string, { method, headers, body }: Options): Promise<Response> => {
    try {
      const response = await fetch(url, { method, headers, body: body ?? null, redirect: 'manual', signal })
      if (response.status >= 500 || response.status === 429)
        throw new ProviderUnavailable(`${response.status}`)
      const text = await shortText(response, maxAnswerLength)
      return new Response(text, { status: response.status, headers: response.headers })
    } catch (error) {
      throw error instanceof ProviderUnavailable
        ? error
        : new ProviderUnavailable('no answer', { cause: error })
    }
  }
