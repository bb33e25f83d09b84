const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** A week as a wall with seven nails on which no hour hangs; the sentence above it says so in words. */
export function EmptyWeek() {
  return (
    <div aria-hidden className="mt-s6 grid max-w-140 grid-cols-7 gap-[clamp(0.5rem,1.5vw,1rem)]">
      {days.map((day) => (
        <div key={day}>
          <p className="mb-s2 text-ink-soft text-small">{day}</p>
          <div className="ghost aspect-[2/5] w-auto" />
        </div>
      ))}
    </div>
  )
}
