import { CircleAlert, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { dismissToast, type ShownToast, toastDuration } from './toast-store.ts'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

/** The visible toast, dismissed by swiping right and focused by F8; loaded with the first toast. */
export function ToastView({ toast }: { toast: ShownToast }) {
  const failed = toast.variant === 'destructive'
  return (
    <Radix.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={50}>
      <Radix.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => !open && dismissToast()}
        type={failed ? 'foreground' : 'background'}
        {...(toast.duration ? { duration: toast.duration } : {})}
        className="grid grid-cols-[1fr_auto] items-start gap-x-s3 rounded-tool border border-edge bg-wall-lit py-s2 pr-s1 pl-s4 shadow-card data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-transform"
      >
        <div className="py-s2 text-label">
          <Radix.Title className={`flex gap-s2 font-bold ${failed ? 'text-madder-text' : ''}`}>
            {failed && <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0" />}
            {toast.title}
          </Radix.Title>
          {toast.description && (
            <Radix.Description className="mt-s1 text-ink-soft">{toast.description}</Radix.Description>
          )}
          {toast.action && (
            <Radix.Action
              altText={toast.action.label}
              onClick={toast.action.run}
              className="min-h-tap font-semibold text-madder-text underline underline-offset-[0.22em]"
            >
              {toast.action.label}
            </Radix.Action>
          )}
        </div>
        <TooltipProvider>
          <Tooltip text="Close">
            <Radix.Close aria-label="Close" className="grid size-tap place-items-center">
              <X size={18} strokeWidth={1.75} aria-hidden />
            </Radix.Close>
          </Tooltip>
        </TooltipProvider>
      </Radix.Root>
      <ToastViewport key={`shown-${toast.id}`} />
    </Radix.Provider>
  )
}

/** Inside an open dialog, as the rest of the document is inert. */
function ToastViewport() {
  const [dialog] = useState(() => document.querySelector('[role=dialog][data-size=sheet]'))
  const { box, isAbove } = useFreeEdge()
  const edge = isAbove
    ? 'top-[max(1rem,env(safe-area-inset-top))]'
    : 'bottom-[max(var(--foot,1rem),env(safe-area-inset-bottom))]'
  const viewport = (
    <Radix.Viewport
      ref={box}
      hotkey={['F8']}
      className={`fixed inset-x-s4 z-60 sm:left-auto sm:w-96 ${edge}`}
    />
  )
  return dialog ? createPortal(viewport, dialog) : viewport
}

/** Places the toast at the foot of the window, or at its head while it would cover what has the focus or a form's button. */
function useFreeEdge() {
  const box = useRef<HTMLOListElement>(null)
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    const toast = box.current
    if (!toast) return
    const look = () => {
      const own = toast.getBoundingClientRect()
      if (own.height === 0) return
      const covers = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return own.left < right && own.right > left && own.top < bottom && own.bottom > top
      }
      const isAtFoot = own.top > innerHeight / 2
      const focused = document.activeElement
      const isField = focused?.matches('input, textarea, select')
      // A field with its label, hint and error.
      const target = isField ? focused?.parentElement : focused?.matches('a, button, summary') && focused
      if (target && !toast.contains(target) && covers(target)) setAbove(isAtFoot)
      else if (isAtFoot && [...document.querySelectorAll('form [type=submit]')].some(covers)) setAbove(true)
    }
    // After the browser has scrolled to the focused element.
    const lookSoon = () => requestAnimationFrame(look)
    const resized = new ResizeObserver(look)
    resized.observe(toast)
    // The toast stays while the next page opens below it.
    resized.observe(document.body)
    addEventListener('focusin', lookSoon)
    return () => {
      resized.disconnect()
      removeEventListener('focusin', lookSoon)
    }
  }, [])
  return { box, isAbove }
}
