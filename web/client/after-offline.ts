import { onlineManager } from '@tanstack/react-query'

/** For how long after a network is back its calls may still fail. */
const unsteadyMs = 10_000
const maxRetries = 3

let backAt = Number.NEGATIVE_INFINITY
onlineManager.subscribe((isOnline) => {
  if (isOnline) backAt = Date.now()
})

/** Whether a failed read is tried again: a browser says that it is online before its network carries calls. */
export const isUnsteady = (failures: number, error: Error): boolean =>
  failures < maxRetries && error instanceof TypeError && Date.now() - backAt < unsteadyMs
