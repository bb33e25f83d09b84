const light = 'raking aspect-auto border-0'

/** A placeholder of the free times, as tall as they will be; `isList` leaves out the next one above. */
export function SlotsPlaceholder({ isList = false }: { isList?: boolean }) {
  return (
    <div>
      <p role="status" className="text-ink-soft text-label">
        Looking up the free times…
      </p>
      <div aria-hidden>
        {!isList && (
          <>
            <div className={`${light} mt-s3 h-10 w-4/5`} />
            <div className={`${light} mt-s3 h-20 w-3/5`} />
            <div className={`${light} mt-s7 h-12 w-full sm:w-32`} />
          </>
        )}
        <div className="mt-s8 border-line border-b">
          {[0, 1, 2, 3, 4].map((row) => (
            <div key={row} className="border-line border-t py-s5">
              <div className={`${light} h-6 w-2/3`} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
