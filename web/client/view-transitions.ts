/** Ignores view transitions that are skipped or overtaken, whose rejected promise the router leaves unhandled. */
export const ignoreSkippedTransitions = () =>
  window.addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
    const { name, message } = event.reason ?? {}
    if (['AbortError', 'InvalidStateError', 'TimeoutError'].includes(name) && /transition/i.test(message))
      event.preventDefault()
  })
