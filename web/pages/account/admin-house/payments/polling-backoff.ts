const maxMs = 120_000

/** How long to wait before asking again, in milliseconds: `firstMs` after a change, and longer the older an answer gets. */
export function pollingBackoff(firstMs: number) {
  let last: unknown
  let since = 0
  return (answer: unknown, now = Date.now()): number => {
    if (answer !== last) since = now
    last = answer
    return Math.min(Math.max(firstMs, (now - since) / 2), maxMs)
  }
}
