/** A view transition that the next one overtakes is no failure, but the router lets its promise fail unheard. */
export const overlookOvertakenTransitions = () =>
  window.addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
    const { name, message } = event.reason ?? {}
    if (['AbortError', 'InvalidStateError'].includes(name) && /transition/i.test(message))
      event.preventDefault()
  })
