const sliceMs = 100
/** So much longer a time limit may last because the isolate was busy. */
const stalledMs = 10_000

/**
 * A signal that aborts after `ms`, without the time for which the isolate was busy: an answer that waits for the isolate
 * is not late. `end` stops the clock.
 */
export function limitTime(ms: number): { signal: AbortSignal; end: () => void } {
  const late = new AbortController()
  const latest = Date.now() + ms + stalledMs
  let left = ms
  let timer: ReturnType<typeof setTimeout> | undefined
  const goOn = () => {
    const slice = Math.min(sliceMs, left)
    timer = setTimeout(() => {
      left -= slice
      if (left > 0 && Date.now() < latest) goOn()
      else late.abort(new DOMException('The time is over', 'TimeoutError'))
    }, slice)
  }
  goOn()
  return { signal: late.signal, end: () => clearTimeout(timer) }
}
