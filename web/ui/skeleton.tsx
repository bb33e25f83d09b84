const bar = 'bg-wall-shade'

/** A work that is still being hung: raking light over a blank, bars for its label. */
export function Skeleton() {
  return (
    <div aria-hidden className="label">
      <div className="raking" />
      <div className={`mt-s4 h-[0.8rem] w-2/5 ${bar}`} />
      <div className={`h-6 w-11/12 ${bar}`} />
      <div className={`h-6 w-2/3 ${bar}`} />
      <div className={`h-[0.8rem] w-1/2 ${bar}`} />
    </div>
  )
}
