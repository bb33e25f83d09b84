/**
 * Handles clicks in parts of a page that are not hydrated yet (`data-asleep`): a button's last click is repeated
 * after hydration, and an anchor link scrolls without the router, which would empty the part. Forms with an action
 * are submitted at once.
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
      // Selecting a card's text does not open it.
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

/** The unhydrated form with an action of the field that an event is about. */
const sleepingForm = ({ target }: Event, kind: string) =>
  (target as Element).matches(kind)
    ? (target as Element).closest<HTMLFormElement>('[data-asleep] form[action]')
    : null

const placeOnThisPage = (link: HTMLAnchorElement | null) =>
  link?.hash && link.href.split('#')[0] === location.href.split('#')[0]
    ? document.getElementById(link.hash.slice(1))
    : null
