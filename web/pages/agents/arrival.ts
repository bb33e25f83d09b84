import { useArrival } from '#web/client/use-arrival.ts'

const untilScrolled = 100

/** With the page's top anchor in the address, brings the visitor there after 100 ms: smoothly, unless motion is unwanted. */
export const useTopAnchor = (top: string) =>
  useArrival(({ anchor, isNew }) => {
    if (anchor !== top || !isNew) return
    const wait = setTimeout(() => {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      document.getElementById(top)?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
    }, untilScrolled)
    return () => clearTimeout(wait)
  })

/** After a move between pages, brings the visitor to the story's card that the address names; a full load does so by itself. */
export const useCardInAddress = () =>
  useArrival(({ anchor, isNew }) => {
    if (!isNew) return
    const card = document
      .querySelector('.agents-story-cards')
      ?.querySelector(`:is(li, h3)[id="${CSS.escape(anchor)}"]`)
    card?.scrollIntoView()
    card?.querySelector('button')?.focus({ preventScroll: true })
  })
