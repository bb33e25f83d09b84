/**
 * Holds presses of buttons in the parts of a page that React has not taken over yet, which carry `data-asleep`:
 * the last one is pressed again as soon as its part is awake. Links and forms with an address to go to do without
 * React; a form without one would load this page anew, with what was typed in its address. Drawn buttons are held too, and cards that open.
 */
export function holdClicks() {
  let held: MutationObserver | undefined
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest(
        '[type=button],[role=button],[data-opens],form:not([action]) [type=submit]',
      )
      const part = button?.closest('[data-asleep]')
      if (!part) return
      event.stopPropagation()
      event.preventDefault()
      held?.disconnect()
      held = new MutationObserver(() => {
        held?.disconnect()
        button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      })
      held.observe(part, { attributeFilter: ['data-asleep'] })
    },
    true,
  )
}
