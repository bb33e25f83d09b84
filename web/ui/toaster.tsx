import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { withoutReload } from '#web/client/loading/stale-build.ts'
import { currentToast, dismissToast, type ShownToast, subscribeToToasts } from './toast-store.ts'

const none = () => null
const load = (): Promise<ComponentType<{ toast: ShownToast }>> =>
  withoutReload(() => import('./toast.tsx')).then(
    ({ ToastView }) => ToastView,
    () => PlainToast,
  )

/** Loads the toast view with the first toast, and shows a plain toast where that fails; rendered once in the layout. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, none)
  const [View, setView] = useState<ComponentType<{ toast: ShownToast }>>()
  const id = toast?.id
  useEffect(() => {
    // Also offline, as the code may be prefetched.
    if (id) void load().then((loaded) => setView(() => loaded))
  }, [id])
  return toast && View ? <View toast={toast} /> : null
}

/** Needs no further code, since it may report that the network is away. */
export function PlainToast({ toast: { title, description, action, open } }: { toast: ShownToast }) {
  if (!open) return null
  return (
    <div
      role="alert"
      className="fixed inset-x-s4 bottom-[max(var(--foot,1rem),env(safe-area-inset-bottom))] z-60 border border-edge bg-wall-lit px-s4 pt-s3 text-label shadow-card sm:left-auto sm:w-96"
    >
      <b>{title}</b>
      <p className="text-ink-soft">{description}</p>
      <div className="flex gap-s4">
        {action && (
          <button
            type="button"
            onClick={() => {
              action.run()
              dismissToast()
            }}
            className="min-h-tap underline"
          >
            {action.label}
          </button>
        )}
        <button type="button" onClick={dismissToast} className="min-h-tap underline">
          Close
        </button>
      </div>
    </div>
  )
}
