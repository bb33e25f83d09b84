import { useEffect, useState } from 'react'
import { counted } from '#schema/text/numbers.ts'

/** The milliseconds left until a moment, updated every second; `behind` is by how much this device's clock lags the server's. */
export function useTimeLeft(until: string | undefined, behind: number): number {
  const end = until ? Date.parse(until) - behind : 0
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!end) return
    const tick = () => setNow(Date.now())
    tick()
    const ticking = setInterval(tick, 1000)
    // A tab that was suspended shows the right time at once.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [end])
  return end ? Math.max(0, end - now) : 0
}

/** `14:59` on the screen; screen readers announce it at five minutes, at one, and when it is over. */
export function HoldClock({ left }: { left: number }) {
  const seconds = Math.ceil(left / 1000)
  const minutes = Math.floor(seconds / 60)
  const text = !seconds
    ? 'Your place is no longer held.'
    : seconds <= 60
      ? 'Your place is held for less than a minute.'
      : minutes < 5
        ? 'Your place is held for less than five minutes.'
        : ''
  const label = !seconds ? 'released' : minutes ? counted(minutes, 'minute') : 'less than a minute'
  return (
    <>
      <span role="timer" aria-label={label} aria-live="off">
        {seconds ? `${minutes}:${String(seconds % 60).padStart(2, '0')}` : 'released'}
      </span>
      <span role="status" className="sr-only">
        {text}
      </span>
    </>
  )
}
