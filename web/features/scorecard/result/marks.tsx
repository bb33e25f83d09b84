type Props = { points: number; of: number; restClass?: string }

const maxMarks = 9

/** Points as a row of marks; the number is beside them as text. */
export function Marks({ points, of, restClass }: Props) {
  return (
    <span className="scorecard-marks scorecard-few" aria-hidden>
      <span style={{ flex: of }}>
        {Array.from({ length: of }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have nothing but their place
          <i key={index} data-on={index < points || undefined} />
        ))}
      </span>
      {of < maxMarks && <span className={restClass} style={{ flex: maxMarks - of }} />}
    </span>
  )
}
