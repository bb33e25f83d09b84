import type { Ground } from '#schema/chat/grounds.ts'
import { stretchesOf } from '#schema/chat/own-words.ts'

/** What the owner's agent said; what of a model's words rests on nothing that is published is underlined. */
export const AgentsWords = ({
  text,
  grounds,
}: {
  text: string
  grounds: readonly Ground[] | null | undefined
}) =>
  stretchesOf(text, grounds ?? []).map((stretch, index) =>
    stretch.isOwn ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: what was said never changes
      <span key={index} className="text-ink-soft underline">
        <span className="sr-only">(in the agent’s own words) </span>
        {stretch.text}
      </span>
    ) : (
      stretch.text
    ),
  )

/** What the underlining means. */
export const OwnWordsNote = () => (
  <>
    <span className="text-ink-soft underline">Underlined</span>: your agent’s own words, which cite nothing on
    your page.
  </>
)
