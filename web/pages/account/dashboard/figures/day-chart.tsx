import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { bestDays, chartDescription, type DayCount, dayOnAxis, weekday, wholeDay } from './day-counts.ts'
import { countOf, type FigureName } from './figure-labels.ts'

const cssVariables = (variables: Record<`--${string}`, number>) => variables as CSSProperties

/**
 * A bar chart of days. The best day is numbered, and any that is touched, pointed at
 * or reached by the arrow keys.
 */
export function DayChart({ days, figure }: { days: readonly DayCount[]; figure: FigureName }) {
  const [picked, setPicked] = useState<number | null>(null)
  const bars = useRef<HTMLDivElement>(null)
  const [best] = bestDays(days)
  const numbered = picked ?? (best ? days.indexOf(best) : null)
  const shown = picked === null ? undefined : days[picked]
  const pick = ({ clientX }: PointerEvent) => {
    if (!bars.current) return
    const { left, width } = bars.current.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * days.length)
    setPicked(Math.min(Math.max(index, 0), days.length - 1))
  }
  const max = Math.max(best?.count ?? 0, 4)
  return (
    <div>
      <div
        className="account-chart"
        style={cssVariables({ '--most': max })}
        onPointerDown={pick}
        onPointerMove={pick}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPicked(null)}
      >
        {linesUpTo(max).map((line) => (
          <span key={line} aria-hidden style={cssVariables({ '--v': line })}>
            {line}
          </span>
        ))}
        <div ref={bars} aria-hidden data-days={days.length}>
          {days.map(({ day, count }, index) => (
            <i
              key={day}
              style={cssVariables({ '--v': count })}
              data-v={index === numbered ? count : undefined}
              data-picked={index === picked || undefined}
            />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={days.length - 1}
          value={numbered ?? days.length - 1}
          aria-label={chartDescription(days, figure)}
          aria-valuetext={inWords(days[numbered ?? days.length - 1], figure)}
          onChange={({ currentTarget }) => setPicked(Number(currentTarget.value))}
          onFocus={() => setPicked(numbered ?? days.length - 1)}
        />
      </div>
      <p
        className="account-chart-days"
        aria-hidden
        style={cssVariables({ '--days': days.length })}
        data-whole={days.length === 7 || undefined}
      >
        {labelled(days.length).map((index) => (
          <span
            key={index}
            style={cssVariables({ '--at': index + 1 })}
            data-picked={index === numbered || undefined}
            data-last={index === days.length - 1 || undefined}
          >
            {days.length === 7 ? weekday(days[index]?.day ?? '') : dayOnAxis(days[index]?.day ?? '')}
          </span>
        ))}
      </p>
      <p className="account-chart-read" aria-hidden>
        {shown ? (
          <>
            <b>{wholeDay(shown.day)}</b> {countOf(shown.count, figure)}
          </>
        ) : (
          'Touch a day, or point at it, to read its number.'
        )}
      </p>
    </div>
  )
}

const inWords = (day: DayCount | undefined, figure: FigureName) =>
  day && `${wholeDay(day.day)}: ${countOf(day.count, figure)}`

/** Two to four grid lines at round numbers. */
function linesUpTo(max: number) {
  const unit = 10 ** Math.floor(Math.log10(max / 2))
  const step = [5, 2, 1].map((times) => times * unit).find((round) => round <= max / 2) ?? unit
  return Array.from({ length: Math.floor(max / step) }, (_, index) => (index + 1) * step)
}

/** The days with a date below: a few, and the last. */
function labelled(days: number) {
  const every = days <= 7 ? 1 : days <= 30 ? 7 : 21
  const indices = Array.from({ length: days }, (_, index) => index)
  return indices.filter((index) => index === days - 1 || (index % every === 0 && index <= days - 1 - every))
}
