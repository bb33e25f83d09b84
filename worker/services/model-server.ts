import type { Variables } from '#schema/variables.ts'

/**
 * The server of both models, OpenAI or any that speaks its protocol, as the classes of `@ai-sdk/openai/internal` take
 * it; undefined when none is configured (R21). `createOpenAI` would say the same, and bring a dozen other models into
 * the worker: 44 KB.
 */
export function modelServer({ OPENAI_API_KEY, OPENAI_BASE_URL }: Variables) {
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return undefined
  const base = (OPENAI_BASE_URL ?? 'https://api.openai.com/v1').replace(/\/$/, '')
  return {
    url: ({ path }: { path: string }) => base + path,
    headers: { Authorization: `Bearer ${OPENAI_API_KEY ?? 'none'}` },
  }
}
