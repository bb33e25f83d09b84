const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const patienceMs = 8000

const cleanUps: (() => unknown)[] = []
let began: number | undefined

/** Whether the process is on its way out: what dies now died because it was asked to. */
export const isStopping = () => began !== undefined

/** Registers what must happen before the process ends; the last registered happens first. */
export function beforeExit(cleanUp: () => unknown): void {
  cleanUps.unshift(cleanUp)
}

/** Ends the process after all clean-ups, or after some seconds without them. */
export async function stop(code = 0): Promise<void> {
  if (began !== undefined) return
  began = Date.now()
  setTimeout(() => process.exit(1), patienceMs).unref()
  while (cleanUps.length) {
    try {
      await cleanUps.shift()?.()
    } catch (error) {
      console.error(error)
      code = 1
    }
  }
  // What a start in progress still brings up after this, the reaper takes.
  process.exit(code)
}

/** Exits at a second signal that comes a while after the first. */
function onSignal() {
  if (began !== undefined && Date.now() - began > 1000) process.exit(1)
  void stop(0)
}

/** Makes signals and the death of the launcher's parent a clean stop, and drops every other listener. */
export function ownSignals(): void {
  for (const signal of signals) {
    // Miniflare's listeners would exit before the clean-up is done.
    process.removeAllListeners(signal)
    process.on(signal, onSignal)
  }
  process.removeAllListeners('disconnect')
  process.once('disconnect', () => void stop(0))
}
