import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react'

/** The part of a page that its tabs choose, loaded late. Who comes to it from another part is put at its heading. */
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

/** Stands behind the part, and so comes when its code has come. */
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
    // A part that knows where in it its reader wants to be has taken the focus there already.
    if (!panel.current || panel.current.contains(document.activeElement)) return
    const heading = panel.current.querySelector('h2')
    heading?.setAttribute('tabindex', '-1')
    const place = heading ?? panel.current
    place.focus({ preventScroll: true })
  }, [tab, arrivedAt, panel])
  return null
}
