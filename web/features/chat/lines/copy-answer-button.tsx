import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { ownWordsIn } from '#schema/chat/own-words.ts'
import type { Line } from '../conversation/chat-state.ts'
import { Tip } from '../tip.tsx'

type Props = {
  line: Pick<Line, 'text' | 'citations' | 'grounds'>
  storyHref: (storyId: number) => string
}

const outcomeLabels = {
  copied: 'Copied',
  failed: 'It could not be copied. You can select the words and copy them yourself.',
}

/** Copies an answer, with the stories it quotes and where they are. */
export function CopyAnswerButton({ line, storyHref }: Props) {
  const [outcome, setOutcome] = useState<keyof typeof outcomeLabels>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(inPlainText(line, storyHref))
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <>
      <div className="chat-copy">
        <Tip text="Copy this answer">
          <button type="button" aria-label="Copy this answer" onClick={() => void copy()}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </Tip>
      </div>
      <p role="status" className={outcome === 'failed' ? 'mt-s3 text-small' : 'sr-only'}>
        {outcome && outcomeLabels[outcome]}
      </p>
    </>
  )
}

/** An answer as a mail or a note takes it: each quoted story with its title and its address, and what cites nothing. */
function inPlainText({ text, citations, grounds }: Props['line'], storyHref: Props['storyHref']): string {
  const { origin, pathname } = location
  const stories = citations.map(({ storyId, title, quote }) =>
    [
      ...(text.includes(quote) ? [] : [`“${quote}”`]),
      `${title}: ${new URL(storyHref(storyId), origin + pathname)}`,
    ].join('\n'),
  )
  const own = ownWordsIn(text, grounds).map((words) => `The agent’s own words, citing nothing: “${words}”`)
  return [text, ...stories, ...own].join('\n\n')
}
