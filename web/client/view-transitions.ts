/**
 * A view transition that the next one overtakes, or that a slow device leaves out, is no failure: the page is there. But the
 * router lets its promise fail unheard.
 */
export const overlookTransitionsLeftOut = () =>
  window.addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
    const { name, message } = event.reason ?? {}
    if (['AbortError', 'InvalidStateError', 'TimeoutError'].includes(name) && /transition/i.test(message))
      event.preventDefault()
  })
