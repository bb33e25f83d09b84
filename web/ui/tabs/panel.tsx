import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react'

/** The selected tab's part of a page, loaded lazily. Coming from another part moves the focus to its heading. */
export function Panel({ tab, children }: { tab: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  const arrivedAt = useRef(tab)
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <Suspense
        key={tab}
        fallback={
          <p role="status" className="wide py-room-gap text-lead">
            Opening…
          </p>
        }
      >
        {children}
        <Arrival tab={tab} arrivedAt={arrivedAt} panel={panel} />
      </Suspense>
    </div>
  )
}

/** Rendered after the part, so that its code is loaded. */
function Arrival({
  tab,
  arrivedAt,
  panel,
}: {
  tab: string
  arrivedAt: RefObject<string>
  panel: RefObject<HTMLDivElement | null>
}) {
  useLayoutEffect(() => {
    if (arrivedAt.current === tab) return
    arrivedAt.current = tab
    // The part may have moved the focus already.
    if (!panel.current || panel.current.contains(document.activeElement)) return
    const heading = panel.current.querySelector('h2')
    heading?.setAttribute('tabindex', '-1')
    const place = heading ?? panel.current
    place.focus({ preventScroll: true })
  }, [tab, arrivedAt, panel])
  return null
}
