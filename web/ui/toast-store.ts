import type { ReactNode } from 'react'

type ToastMessage = {
  title: ReactNode
  description?: ReactNode
  /** `destructive` for failures. */
  variant?: 'default' | 'destructive'
  action?: { label: string; run: () => void }
  /** In milliseconds. */
  duration?: number
}
export type ShownToast = ToastMessage & { id: number; open: boolean }

export const toastDuration = 5000
/** How long a dismissed toast is remembered, in milliseconds. */
const clearAfterMs = 1_000_000

let toast: ShownToast | null = null
let lastId = 0
let clearTimer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const change = (next: ShownToast | null) => {
  toast = next
  for (const listener of listeners) listener()
}

/** Shows a toast and replaces the previous one. */
export const showToast = (message: ToastMessage) => {
  clearTimeout(clearTimer)
  lastId += 1
  change({ ...message, id: lastId, open: true })
}

/** Closes the current toast. */
export const dismissToast = () => {
  if (!toast?.open) return
  change({ ...toast, open: false })
  clearTimer = setTimeout(() => change(null), clearAfterMs)
}

export const currentToast = () => toast

export const subscribeToToasts = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
