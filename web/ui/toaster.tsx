import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToasts } from './toast-store.ts'

const ToastView = lazy(async () => ({ default: (await import('./toast.tsx')).ToastView }))
const none = () => null

/** Stands once in the layout; loads what shows toasts with the first one. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, none)
  if (!toast) return null
  return (
    <Suspense fallback={null}>
      <ToastView toast={toast} />
    </Suspense>
  )
}
