import { LocalTime } from './local-time.tsx'

/** `Confirmed by Ada Clock, 3 June 2026, and Ben Nail, 5 June 2026`; a common day is written once. */
export function ConfirmationLine({ by }: { by: readonly { name: string; at: string }[] }) {
  const isOneDay = by.every(({ at }) => at.slice(0, 10) === by[0]?.at.slice(0, 10))
  return (
    <>
      Confirmed by{' '}
      {by.map(({ name, at }, index) => {
        const isLast = index === by.length - 1
        return (
          <span key={`${name} ${at}`}>
            {index > 0 && (isLast ? (isOneDay ? ' and ' : ', and ') : ', ')}
            {name}
            {(isLast || !isOneDay) && (
              <>
                , <LocalTime iso={at} />
              </>
            )}
          </span>
        )
      })}
    </>
  )
}
