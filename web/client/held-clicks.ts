/**
 * Presses in the parts of a page that React has not taken over yet, which carry `data-asleep`. That of a button is
 * held: the last one is pressed again as soon as its part is awake. That of a link to a place on this page scrolls
 * there and tells nobody: a router that knows of it would have React draw the parts anew, and empty until their
 * code has come. Other links, and forms with an address to go to, do without React; a form without one would load
 * this page anew, with what was typed in its address. Drawn buttons are held too, and cards that open. Enter in a
 * text, and a choice from a list, send such a form at once.
 */
export function holdClicks() {
  let held: MutationObserver | undefined
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target as Element
      const part = pressed.closest('[data-asleep]')
      if (!part) return
      const place = placeOnThisPage(pressed.closest('a'))
      const button = pressed.closest(
        '[type=button],[role=button],[data-opens],form:not([action]) [type=submit]',
      )
      if (!place && !button) return
      // Whoever marks a card's words does not mean to open it.
      if (button?.matches('[data-opens]') && getSelection()?.type === 'Range') return
      event.stopPropagation()
      event.preventDefault()
      if (place) return place.scrollIntoView()
      held?.disconnect()
      held = new MutationObserver(() => {
        held?.disconnect()
        button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      })
      held.observe(part, { attributeFilter: ['data-asleep'] })
    },
    true,
  )
  document.addEventListener('keydown', (event) => {
    const form = sleepingForm(event, 'textarea')
    if (!form || event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    form.requestSubmit()
  })
  document.addEventListener('change', (event) => sleepingForm(event, 'select')?.requestSubmit())
}

/** The form of the field that an event is about, where it is asleep and does without React. */
const sleepingForm = ({ target }: Event, kind: string) =>
  (target as Element).matches(kind)
    ? (target as Element).closest<HTMLFormElement>('[data-asleep] form[action]')
    : null

const placeOnThisPage = (link: HTMLAnchorElement | null) =>
  link?.hash && link.href.split('#')[0] === location.href.split('#')[0]
    ? document.getElementById(link.hash.slice(1))
    : null
