import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { Button } from '#web/ui/button.tsx'

/** Long enough to read the page twice, in seconds. */
const readingTime = 30

/** Redirects to the dashboard after the reading time, unless the reader chooses to stay. */
export function DashboardRedirect() {
  const navigate = useNavigate()
  const [left, setLeft] = useState(readingTime)
  const [stays, setStays] = useState(false)
  const goOn = useEffectEvent(() => void navigate(paths.dashboard.href(), { viewTransition: true }))
  const isOver = left === 0
  useEffect(() => {
    if (stays) return
    if (isOver) return goOn()
    // A hidden page does not count down.
    const ticking = setInterval(() => !document.hidden && setLeft((before) => before - 1), 1000)
    return () => clearInterval(ticking)
  }, [stays, isOver])

  return (
    <div className="flex flex-wrap items-center gap-x-s4">
      <p role="status" className="text-ink-soft text-label">
        {stays ? 'You stay on this page.' : 'Redirecting to your dashboard...'}
        {!stays && (
          <span role="timer" aria-live="off">
            {' '}
            in {left} s
          </span>
        )}
      </p>
      {!stays && (
        <Button variant="quiet" onClick={() => setStays(true)}>
          Stay on this page
        </Button>
      )}
    </div>
  )
}
