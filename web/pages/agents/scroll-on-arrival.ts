import { useArrival } from '#web/client/use-arrival.ts'

const untilScrolled = 100

/** Scrolls to the page's top anchor, if the address has it, after 100 ms: smoothly, unless reduced motion is set. */
export const useScrollToTop = (top: string) =>
  useArrival(({ anchor, isNew }) => {
    if (anchor !== top || !isNew) return
    const wait = setTimeout(() => {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      document.getElementById(top)?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
    }, untilScrolled)
    return () => clearTimeout(wait)
  })

/** Scrolls to the story's card in the address after a navigation; a full load does so by itself. */
export const useScrollToCard = () =>
  useArrival(({ anchor, isNew }) => {
    if (!isNew) return
    const card = document
      .querySelector('.agents-story-cards')
      ?.querySelector(`:is(li, h3)[id="${CSS.escape(anchor)}"]`)
    card?.scrollIntoView()
    card?.querySelector('button')?.focus({ preventScroll: true })
  })
