import { useEffect } from 'react'

/** After a move between pages, brings the visitor to the story's card that the address names; a full load does so by itself. */
export function useCardInAddress() {
  useEffect(() => {
    const card = document
      .querySelector('.story-cards')
      ?.querySelector(`:is(li, h3)[id="${CSS.escape(location.hash.slice(1))}"]`)
    if (!card) return
    card.scrollIntoView()
    card.querySelector('button')?.focus({ preventScroll: true })
  }, [])
}
