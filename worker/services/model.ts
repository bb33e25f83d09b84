import { createOpenAI } from '@ai-sdk/openai'
import type { LanguageModel } from 'ai'
import type { Variables } from '../env.ts'

/** The configured chat model: OpenAI or any server that speaks its protocol; undefined when none is configured. */
export function configuredModel(
  variables: Pick<Variables, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_CHAT_MODEL'>,
): Exclude<LanguageModel, string> | undefined {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_CHAT_MODEL } = variables
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return undefined
  return createOpenAI({
    apiKey: OPENAI_API_KEY ?? 'none',
    ...(OPENAI_BASE_URL && { baseURL: OPENAI_BASE_URL }),
  }).chat(OPENAI_CHAT_MODEL)
}
