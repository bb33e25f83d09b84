import type { MouseEvent } from 'react'
import type { Citation } from '#schema/chat.ts'
import { plateNumber, storyAnchor } from '#schema/stories.ts'

/** The story an answer rests on: its plate, its title and the sentence quoted. Leads to the story on the page. */
export function CitedStory({ citation, onOpen }: { citation: Citation; onOpen: (storyId: number) => void }) {
  const { storyId, plate, title, quote } = citation
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(storyId)
  }
  return (
    <a className="cite" href={`#${storyAnchor(storyId)}`} onClick={open}>
      <i>
        <span className="sr-only">Plate </span>
        {plateNumber(plate + 1)}
      </i>
      <span>
        <b>{title}</b>
        <q>{quote}</q>
      </span>
    </a>
  )
}
