import { createOpenAI } from '@ai-sdk/openai'
import type { Variables } from '#schema/variables.ts'

/** The server of both models, OpenAI or a compatible one; undefined when none is configured (R21). */
export function modelServer({ OPENAI_API_KEY, OPENAI_BASE_URL }: Variables) {
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return undefined
  return createOpenAI({
    apiKey: OPENAI_API_KEY ?? 'none',
    baseURL: OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
  })
}
