/** Full screen above a phone's keyboard, with the page behind inert and still; returns what gives it all back. */
export function fillScreen(panel: HTMLElement, button: HTMLElement): () => void {
  const seen = visualViewport
  const { body, documentElement } = document
  const { style } = documentElement
  const overflow = [style.getPropertyValue('overflow'), style.getPropertyPriority('overflow')] as const
  const wasInert = body?.inert
  const cover = () => {
    panel.style.height = seen ? `${seen.height}px` : '100%'
    panel.style.top = seen ? `${seen.offsetTop}px` : '0'
  }
  cover()
  seen?.addEventListener('resize', cover)
  seen?.addEventListener('scroll', cover)
  panel.classList.add('full')
  panel.setAttribute('aria-modal', 'true')
  // Above every z-index of the site.
  panel.popover = 'manual'
  panel.showPopover?.()
  button.inert = true
  style.setProperty('overflow', 'hidden', 'important')
  if (body) body.inert = true
  return () => {
    seen?.removeEventListener('resize', cover)
    seen?.removeEventListener('scroll', cover)
    panel.classList.remove('full')
    for (const name of ['aria-modal', 'style', 'popover']) panel.removeAttribute(name)
    button.inert = false
    style.setProperty('overflow', ...overflow)
    if (body) body.inert = wasInert
  }
}
