const writers = 4
const leaseMs = 10_000

let busy = 0
const waiting: (() => void)[] = []

/**
 * Runs `write` when fewer than four others of this isolate are under way: sqld stalls for seconds
 * under sixteen concurrent writers. A writer that never returns loses its place after ten seconds.
 * @throws the reason of `signal` when it is aborted while waiting.
 */
export async function throughWriteGate<T>(signal: AbortSignal, write: () => Promise<T>): Promise<T> {
  await enter(signal)
  let left = false
  const leave = () => {
    if (left) return
    left = true
    busy -= 1
    waiting.shift()?.()
  }
  const lease = setTimeout(leave, leaseMs)
  try {
    return await write()
  } finally {
    clearTimeout(lease)
    leave()
  }
}

function enter(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (busy < writers) {
    busy += 1
    return Promise.resolve()
  }
  return new Promise((resolve, reject) => {
    const admit = () => {
      signal.removeEventListener('abort', giveUp)
      busy += 1
      resolve()
    }
    const giveUp = () => {
      const place = waiting.indexOf(admit)
      if (place >= 0) waiting.splice(place, 1)
      reject(signal.reason)
    }
    waiting.push(admit)
    signal.addEventListener('abort', giveUp, { once: true })
  })
}
