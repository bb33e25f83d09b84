import type { LanguageModel } from 'ai'
import type { Call } from '../call.ts'
import { modelServer } from './model-server.ts'

type ChatModel = {
  model: Exclude<LanguageModel, string>
  /** The least effort that a reasoning model knows; undefined: it answers without reasoning, or nobody knows. */
  reasoning?: 'none' | 'minimal' | 'low'
  /** What it may spend on reasoning beside its answer, in tokens. */
  reasoningTokens: number
}

const reasoningTokens = 1_600
/** GPT from 5 on and the o series, also as `vendor/name`; the `-chat` variants answer at once, and `gpt-35` is 3.5. */
const isReasoning = /^(?:o[1-9]|gpt-(?:[5-9]|[12]\d)(?!.*-chat))/

/** The configured chat model: OpenAI or any server that speaks its protocol; undefined when none is configured (R21). */
export function configuredModel({ variables }: Pick<Call, 'variables'>): ChatModel | undefined {
  const server = modelServer(variables)
  if (!server) return undefined
  const { OPENAI_CHAT_MODEL } = variables
  const model = server.chat(OPENAI_CHAT_MODEL)
  const [name = '', vendor] = OPENAI_CHAT_MODEL.split('/').reverse()
  if (!isReasoning.test(name)) return { model, reasoningTokens: 0 }
  return { model, reasoning: leastEffort(name, vendor), reasoningTokens }
}

/** Low is known to all; for a GPT by its own name, the provider's package takes what is next to none. */
const leastEffort = (name: string, vendor?: string) =>
  vendor || name.startsWith('o') ? 'low' : /^gpt-5(?:-|$)/.test(name) ? 'minimal' : 'none'
