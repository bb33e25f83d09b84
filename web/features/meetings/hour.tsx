/** A time of day; in an hour that comes twice, its offset is shown in small type. */
export function Hour({ time }: { time: string }) {
  const [hour, which] = time.split(' ')
  if (!which) return time
  return (
    <>
      {hour} <span className="inline-block font-sans text-label tracking-normal">{which}</span>
    </>
  )
}
