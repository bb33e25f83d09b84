/**
 * Handles clicks in parts that are not hydrated yet (`data-static`): a button's last click is replayed after
 * hydration, an anchor link scrolls without the router, a form with an action is submitted at once.
 */
export function replayClicks() {
  let pendingClick: MutationObserver | undefined
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target as Element
      const part = pressed.closest('[data-static]')
      if (!part) return
      const anchored = anchoredOnThisPage(pressed.closest('a'))
      const button = pressed.closest(
        '[type=button],[role=button],[data-opens],form:not([action]) [type=submit]',
      )
      if (!anchored && !button) return
      // Selecting a card's text does not open it.
      if (button?.matches('[data-opens]') && getSelection()?.type === 'Range') return
      event.stopPropagation()
      event.preventDefault()
      if (anchored) return anchored.scrollIntoView()
      pendingClick?.disconnect()
      pendingClick = new MutationObserver(() => {
        pendingClick?.disconnect()
        button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      })
      pendingClick.observe(part, { attributeFilter: ['data-static'] })
    },
    true,
  )
}

const anchoredOnThisPage = (link: HTMLAnchorElement | null) =>
  link?.hash && link.href.split('#')[0] === location.href.split('#')[0]
    ? document.getElementById(link.hash.slice(1))
    : null
