import { Frame } from '#web/ui/frame.tsx'

/** A bare canvas of which only the corners are framed: the place of a work that is still to be told. */
export function EmptyFrame() {
  return (
    <Frame
      stage={2}
      className="[--m:clamp(12px,1.5vw,20px)]"
      picture={
        <span className="grid aspect-[5/4] content-end bg-[radial-gradient(circle_at_24%_18%,var(--room-lit),var(--room)_60%,var(--room-deep))] p-[12%] font-book font-serif text-[clamp(1.375rem,1rem+1.6vw,2.125rem)] text-room-ink italic leading-[1.25]">
          What did you solve that others still face?
        </span>
      }
    />
  )
}
