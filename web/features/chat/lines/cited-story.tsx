import type { MouseEvent } from 'react'
import type { Citation } from '#schema/chat/chat-answers.ts'
import { storyNumber } from '#schema/labels.ts'
import { ConfirmedBy } from '#web/ui/confirmed-by.tsx'

export type Cited = {
  citation: Citation
  /** Whether the answer contains the sentence word for word; then the citation does not repeat it. */
  isSaid: boolean
  href: string
  onOpen: (storyId: number, quote: string) => void
}

/** The cited story: number, title, quoted sentence and who confirmed it. Links to the story. */
export function CitedStory({ citation, isSaid, href, onOpen }: Cited) {
  const { storyId, plate, title, quote, confirmedBy } = citation
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(storyId, quote)
  }
  return (
    <a className="chat-cite" href={href} onClick={open}>
      <i>
        <span className="sr-only">Story </span>
        {storyNumber(plate + 1)}
      </i>
      <span>
        <b>{title}</b>
        {!isSaid && <q>{quote}</q>}
        {confirmedBy && (
          <span className="gilt mt-s1">
            <span>
              <ConfirmedBy by={confirmedBy} />
            </span>
          </span>
        )}
      </span>
    </a>
  )
}
