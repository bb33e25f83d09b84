/** The time of a clock as a figure; which of an hour that comes twice is meant stands smaller beside it. */
export function Hour({ time }: { time: string }) {
  const [hour, which] = time.split(' ')
  if (!which) return time
  return (
    <>
      {hour} <span className="inline-block font-sans text-label tracking-normal">{which}</span>
    </>
  )
}
