import { useEffect, useEffectEvent, useState } from 'react'

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * A countdown by the server's clock. Until that is known its space is reserved; screen readers read it only on
 * request. `onEnd` is called at the end, and repeatedly until another moment is given.
 */
export function Countdown({
  until,
  aheadMs,
  onEnd,
}: {
  until: string
  aheadMs: number | undefined
  onEnd: () => void
}) {
  const left = useSecondsLeft(Date.parse(until), aheadMs, onEnd)
  if (left === 0) return <p className="font-serif font-title text-head">It begins now.</p>
  return (
    <div role="timer" aria-label="Until the sprint begins" className={left === undefined ? 'invisible' : ''}>
      <dl className="grid max-w-120 grid-cols-4 gap-x-s3">
        {units.map(([unit, seconds], index) => {
          const within = index ? (units[index - 1]?.[1] ?? 1) / seconds : Number.POSITIVE_INFINITY
          const shown = Math.floor((left ?? 0) / seconds) % within
          return (
            <div key={unit} className="grid border-room-line border-t pt-s3">
              <dt className="row-start-2 text-[min(var(--t-small),4.5vw)] text-room-soft">
                {shown === 1 ? unit : `${unit}s`}
              </dt>
              <dd className="font-serif font-title text-[clamp(2.25rem,1.6rem+2.6vw,3.75rem)] tabular-nums leading-none tracking-display">
                {index ? String(shown).padStart(2, '0') : shown}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

/** The pauses between the calls of `onEnd`, in seconds. */
const pauses = [1, 1, 2, 4, 8, 15, 30]

/**
 * The seconds left, computed from the clock each time, so that a sleeping tab is right at once; undefined until the
 * server's time is known.
 */
function useSecondsLeft(until: number, aheadMs: number | undefined, onEnd: () => void) {
  const [left, setLeft] = useState<number>()
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (aheadMs === undefined) return
    let timer: ReturnType<typeof setTimeout>
    let requestedAt = 0
    const tick = () => {
      const leftMs = until - (Date.now() + aheadMs)
      setLeft(Math.max(0, Math.ceil(leftMs / 1000)))
      if (leftMs <= 0) end()
      const pause = pauses[Math.min(requestedAt, pauses.length - 1)] ?? 1
      if (leftMs <= 0) requestedAt += 1
      timer = setTimeout(tick, leftMs <= 0 ? pause * 1000 : leftMs % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [until, aheadMs])
  return aheadMs === undefined ? undefined : left
}
