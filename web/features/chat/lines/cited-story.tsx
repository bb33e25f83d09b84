import type { Citation } from '#schema/chat/chat-answers.ts'
import { storyNumber } from '#schema/labels.ts'
import { ConfirmationLine } from '#web/ui/confirmation-line.tsx'

export type Cited = {
  citation: Citation
  /** Whether the answer contains the sentence word for word; then the citation does not repeat it. */
  isSaid: boolean
}

/** A cited story in its link: number, title, quoted sentence and who confirmed it. */
export function CitedStory({ citation: { storyIndex, title, quote, confirmedBy }, isSaid }: Cited) {
  return (
    <>
      <i>
        <span className="sr-only">Story </span>
        {storyNumber(storyIndex + 1)}
      </i>
      <span>
        <b>{title}</b>
        {!isSaid && <q>{quote}</q>}
        {confirmedBy && (
          <span className="gilt mt-s1">
            <span>
              <ConfirmationLine by={confirmedBy} />
            </span>
          </span>
        )}
      </span>
    </>
  )
}
