import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { withoutReload } from '#web/client/loading/stale-build.ts'
import { currentToast, dismissToast, type ShownToast, subscribeToToasts } from './toast-store.ts'

const none = () => null
let fullView: ComponentType<{ toast: ShownToast }> | undefined

/** Loads the toast view ahead, so that it is there without a network. */
export async function prepareToastView(): Promise<void> {
  fullView ??= (await withoutReload(() => import('./toast.tsx'))).ToastView
}

/** A browser may remember that a module could not be fetched, so it is not tried without a network. */
async function loadView() {
  if (navigator.onLine) await prepareToastView().catch(() => undefined)
  return fullView ?? PlainToast
}

/** Loads the toast view with the first toast, and shows a plain toast where that fails; rendered once in the layout. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, none)
  const [View, setView] = useState<ComponentType<{ toast: ShownToast }>>()
  const id = toast?.id
  useEffect(() => {
    if (id) void loadView().then((loaded) => setView(() => loaded))
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
