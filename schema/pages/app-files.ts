/** The service worker, which shows what is pushed (R33). */
export const serviceWorkerFile = '/sw.js'
/** Takes what was shared out of the address, before its page loads anything else. */
export const takeShared = '/take-shared.js'
