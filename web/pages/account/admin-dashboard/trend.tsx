const width = 6
const height = 40

/** A small bar chart of days, today's the last and the brightest; the sentence beside it says what it shows. */
export function Trend({ days, most: max }: { days: readonly (number | null)[]; most?: number | undefined }) {
  const highest = max ?? Math.max(4, ...days.map((count) => count ?? 0))
  return (
    <svg
      aria-hidden
      className="account-trend"
      viewBox={`0 0 ${days.length * width} ${height + 2}`}
      preserveAspectRatio="none"
    >
      {days.map((count, index) =>
        count ? (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
            key={index}
            x={index * width + 1}
            y={height - (count / highest) * height}
            width={width - 2}
            height={(count / highest) * height}
            data-today={index === days.length - 1 || undefined}
          />
        ) : null,
      )}
      <rect className="account-trend-line" y={height} width={days.length * width} height={2} />
    </svg>
  )
}
