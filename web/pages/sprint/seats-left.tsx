import type { SprintNow } from '#schema/billing/sprints.ts'
import { Button } from '#web/ui/button.tsx'
import { SeatsWall } from './seats-wall.tsx'

/** The number of free places, as a picture and in words; the picture is empty while it loads. */
export function SeatsLeft({
  seats,
  isFailed,
  onRetry,
}: {
  seats: SprintNow['places'] | undefined
  isFailed: boolean
  onRetry: () => void
}) {
  return (
    <figure>
      <SeatsWall taken={seats ? seats.of - seats.left : 0} />
      <figcaption className="mt-s4 grid min-h-20 content-start gap-y-s1">
        <p role="status" className="font-book font-serif text-title">
          {seats ? remaining(seats) : isFailed ? 'We could not ask how many places are left.' : asking}
        </p>
        {isFailed && !seats ? (
          <Button variant="quiet" onClick={onRetry} className="justify-self-start">
            Ask again
          </Button>
        ) : (
          <p className="text-label text-room-soft">{seats && explained(seats)}</p>
        )}
      </figcaption>
    </figure>
  )
}

const asking = 'Counting the places…'
const remaining = ({ of, left }: SprintNow['places']) =>
  left ? `${left} of ${of} places left` : `All ${of} places are taken`
const explained = ({ of, left }: SprintNow['places']) =>
  left === of
    ? 'Each nail on the wall is one place.'
    : left
      ? 'A frame is a place that is taken, a nail one that is free.'
      : 'One may be free again: a place that is held and not paid for goes back to the others.'
