import type { ReactNode } from 'react'

/** A dark canvas with words on it; only its corners are framed until somebody is on the list. */
export function Canvas({ isFramed, children }: { isFramed: boolean; children: ReactNode }) {
  return (
    <div className="lamp">
      <div className="frame [--m:clamp(12px,1.5vw,20px)]" data-stage={isFramed ? 3 : 2}>
        <div className="grid min-h-[clamp(13rem,22vw,19rem)] content-end bg-[radial-gradient(circle_at_24%_18%,var(--room-lit),var(--room)_60%,var(--room-deep))] p-[12%] font-book font-serif text-[clamp(1.25rem,1rem+1vw,1.75rem)] text-room-ink italic leading-[1.3]">
          {children}
        </div>
      </div>
    </div>
  )
}
