import type { Variables } from '#schema/variables.ts'
import { shortAnswer } from '../short-answer.ts'

/** Of the vectors of many texts; a chat's is much shorter. */
const maxAnswerLength = 8 * 1024 * 1024

/** Whether a server of models is configured (R21). */
export const hasModelServer = ({ OPENAI_API_KEY, OPENAI_BASE_URL }: Variables) =>
  Boolean(OPENAI_API_KEY || OPENAI_BASE_URL)

/** The server of both models: OpenAI, or a compatible one. */
export async function modelServer({ OPENAI_API_KEY, OPENAI_BASE_URL }: Variables) {
  const { createOpenAI } = await import('@ai-sdk/openai')
  return createOpenAI({
    apiKey: OPENAI_API_KEY ?? 'none',
    baseURL: OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    // A redirect would take the key along.
    fetch: async (url, init) =>
      shortAnswer(await fetch(url, { ...init, redirect: 'manual' }), maxAnswerLength),
  })
}
