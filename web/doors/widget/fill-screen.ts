/** Full screen above a phone's keyboard, with the page behind inert and still; returns what gives it all back. */
export function fillScreen(panel: HTMLElement, button: HTMLElement): () => void {
  const viewport = visualViewport
  const { body, documentElement } = document
  const { style } = documentElement
  const overflow = [style.getPropertyValue('overflow'), style.getPropertyPriority('overflow')] as const
  const wasInert = body?.inert
  const fillHeight = () => {
    // A site may zoom its page, and its pixels with it.
    const zoom = panel.currentCSSZoom || 1
    panel.style.height = viewport ? `${viewport.height / zoom}px` : '100%'
    panel.style.top = viewport ? `${viewport.offsetTop / zoom}px` : '0'
  }
  fillHeight()
  viewport?.addEventListener('resize', fillHeight)
  viewport?.addEventListener('scroll', fillHeight)
  panel.classList.add('full')
  panel.setAttribute('aria-modal', 'true')
  // Above every z-index of the site.
  panel.popover = 'manual'
  panel.showPopover?.()
  button.inert = true
  style.setProperty('overflow', 'hidden', 'important')
  if (body) body.inert = true
  return () => {
    viewport?.removeEventListener('resize', fillHeight)
    viewport?.removeEventListener('scroll', fillHeight)
    panel.classList.remove('full')
    for (const name of ['aria-modal', 'style', 'popover']) panel.removeAttribute(name)
    button.inert = false
    style.setProperty('overflow', ...overflow)
    if (body) body.inert = wasInert
  }
}
