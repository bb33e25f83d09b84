import { Check } from 'lucide-react'
import type { Line } from '../conversation/chat-state.ts'

/** What the agent did for an answer, a line for each; the last one shimmers until the answer begins. */
export function ToolUses({ line: { text, toolUses = [], mark } }: { line: Line }) {
  return (
    <ul aria-label="What the agent did" className="mb-s2 grid gap-s1 text-ink-soft text-small">
      {toolUses.map(({ says }, index) => {
        const isAtWork = !text && !mark && index === toolUses.length - 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was done only grows at the end
          <li key={index} className="flex items-center gap-s2">
            <Check size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
            <span className={isAtWork ? 'chat-thinking' : undefined}>
              {says}
              {isAtWork && '…'}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
