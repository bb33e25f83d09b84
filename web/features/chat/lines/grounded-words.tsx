import { fieldsIn, ownWordsIn, stretchesOf } from '#schema/chat/own-words.ts'
import type { Line } from '../conversation/chat-state.ts'
import { ToolUses } from './tool-uses.tsx'

type Props = {
  line: Line
  /** Whether this is the first answer with the agent's own words, which says what the dotted line means. */
  explains: boolean
}

/** The words of a model, below what its tools did: what rests on nothing that is published is set apart, and fields of the page are named. */
export function GroundedWords({ line, explains }: Props) {
  const { text, grounds = [], toolUses } = line
  const fields = fieldsIn(grounds)
  return (
    <>
      {toolUses && <ToolUses line={line} />}
      <p className="chat-words" dir="auto">
        {stretchesOf(text, grounds).map((stretch, index) =>
          stretch.isOwn ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: stretches only grow at the end
            <span key={index} className="chat-own">
              <span className="sr-only">(in the agent’s own words) </span>
              {stretch.text}
            </span>
          ) : (
            stretch.text
          ),
        )}
      </p>
      {explains && ownWordsIn(text, grounds).length > 0 && (
        <p className="mt-s2 text-ink-soft text-small">
          <span className="chat-own">Dotted</span>: the agent’s own words, which cite nothing on the page.
        </p>
      )}
      {fields.length > 0 && (
        <p className="mt-s2 text-ink-soft text-small">Also from the page: {fields.join(', ')}</p>
      )}
    </>
  )
}
