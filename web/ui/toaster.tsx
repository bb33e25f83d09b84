import { useEffect, useSyncExternalStore } from 'react'
import { useLateCode } from './late-code.ts'
import { currentToast, dismissToast, type ShownToast, subscribeToToasts } from './toast-store.ts'

const load = () => import('./toast.tsx')
const none = () => null

/** Stands once in the layout; loads what shows toasts with the first one, and shows it plainly where it cannot be had. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, none)
  const { code, failed, fetch } = useLateCode(load)
  const id = toast?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast asks once
  useEffect(() => {
    if (id) void fetch()
  }, [id])
  if (!toast) return null
  if (code) return <code.ToastView toast={toast} />
  return failed && toast.open ? <PlainToast toast={toast} /> : null
}

/** What tells that the network is away may not need it. */
function PlainToast({ toast: { title, description } }: { toast: ShownToast }) {
  return (
    <div
      role="alert"
      className="fixed inset-x-s4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-60 border border-edge bg-wall-lit px-s4 pt-s3 text-label shadow-card sm:left-auto sm:w-96"
    >
      <b>{title}</b>
      <p className="text-ink-soft">{description}</p>
      <button type="button" onClick={dismissToast} className="min-h-tap underline">
        Close
      </button>
    </div>
  )
}
