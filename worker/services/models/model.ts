import type { LanguageModel } from 'ai'
import type { Call } from '../../call.ts'
import { hasModelServer, modelServer } from './model-server.ts'

/** The tokens of a text, estimated at four characters each. */
export const tokensOf = (text: string) => Math.ceil(text.length / 4)

type ChatModel = {
  load: () => Promise<Extract<LanguageModel, { specificationVersion: 'v4' }>>
  /** The least effort of a reasoning model; undefined for others or when it is unknown. */
  reasoning?: 'none' | 'minimal' | 'low'
  /** The most tokens for reasoning, beside those of the answer. */
  reasoningTokens: number
}

const reasoningTokens = 1_600
/** GPT from 5 on and the o series, also as `vendor/name`; not the `-chat` variants and `gpt-35`, which is 3.5. */
const isReasoning = /^(?:o[1-9]|gpt-(?:[5-9]|[12]\d)(?!.*-chat))/

/** The configured chat model: OpenAI or a compatible server; undefined when none is configured (R21). */
export function configuredModel({ variables }: Pick<Call, 'variables'>): ChatModel | undefined {
  if (!hasModelServer(variables)) return undefined
  const { OPENAI_CHAT_MODEL } = variables
  const load = async () => (await modelServer(variables)).chat(OPENAI_CHAT_MODEL)
  const [name = '', vendor] = OPENAI_CHAT_MODEL.split('/').reverse()
  if (!isReasoning.test(name)) return { load, reasoningTokens: 0 }
  return { load, reasoning: minimalEffort(name, vendor), reasoningTokens }
}

/** All models know `low`; for a GPT by its own name, the provider's package chooses what is next to none. */
function minimalEffort(name: string, vendor?: string) {
  if (vendor || name.startsWith('o')) return 'low'
  return /^gpt-5(?:-|$)/.test(name) ? 'minimal' : 'none'
}
