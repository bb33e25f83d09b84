import { tokensOf } from '../../../services/models/model.ts'
import type { CallOptions, StreamPart } from '../model-parts.ts'

/** The tokens of all steps of an answer, as the model counted them, else estimated. */
export type TokenUsage = {
  read: number
  written: number
  /** Whether the model counted what it wrote in the last step. */
  isCounted: boolean
}

export const noTokenUsage = (): TokenUsage => ({ read: 0, written: 0, isCounted: false })

/** The tokens of an answer with these words. */
export const tokensUsedIn = ({ read, written, isCounted }: TokenUsage, text: string) =>
  read + written + (isCounted ? 0 : tokensOf(text))

/** Counts one step while it streams: what it read as soon as it says or calls anything. */
export function countStep(usage: TokenUsage, prompt: CallOptions['prompt']) {
  let estimated = 0
  usage.isCounted = false
  return ({ type, ...part }: StreamPart) => {
    if (type === 'finish' && 'usage' in part) {
      const { inputTokens, outputTokens } = part.usage
      if (inputTokens.total !== undefined) usage.read += inputTokens.total - estimated
      if (outputTokens.total === undefined) return
      usage.written += outputTokens.total
      usage.isCounted = true
    } else if (!estimated && (type === 'text-delta' || type === 'tool-input-start')) {
      estimated = tokensOf(prompt.map(wordsOf).join(''))
      usage.read += estimated
    }
  }
}

const wordsOf = ({ content }: CallOptions['prompt'][number]): string =>
  typeof content === 'string'
    ? content
    : content
        .map((part) => {
          if (part.type === 'text') return part.text
          if (part.type === 'tool-call') return JSON.stringify(part.input)
          return part.type === 'tool-result' && part.output.type === 'json'
            ? JSON.stringify(part.output.value)
            : ''
        })
        .join('')
