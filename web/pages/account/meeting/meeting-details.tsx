import type { MeetingView } from '#schema/meetings/meetings.ts'
import { Link } from '#web/ui/link.tsx'

/** The subject of a meeting in the visitor's words, and the brief. */
export function MeetingDetails({
  meeting: { about, brief, side, expert, guest, cancelReason, cancelledBy, status },
}: {
  meeting: MeetingView
}) {
  const isVisitor = side === 'visitor'
  return (
    <div className="account-meeting-main">
      {status === 'cancelled' && cancelReason && (
        <section aria-labelledby="why">
          <h2 id="why">Why it was cancelled</h2>
          <blockquote dir="auto" className="whitespace-pre-line font-serif text-lead italic">
            “{cancelReason}”
          </blockquote>
          <p className="text-ink-soft text-label">
            {cancelledBy === side
              ? 'As you wrote it.'
              : `As ${isVisitor ? expert.firstName : guest.name} wrote it.`}
          </p>
        </section>
      )}
      {!isVisitor && (
        <section aria-labelledby="with">
          <h2 id="with">With</h2>
          <p>
            <b>{guest.name}</b>
            <br />
            <Link to={`mailto:${guest.email}`} className="text-madder-text">
              {guest.email}
            </Link>
          </p>
        </section>
      )}
      <section aria-labelledby="about">
        <h2 id="about">What it is about</h2>
        <p dir="auto" className="max-w-measure whitespace-pre-line">
          {about}
        </p>
      </section>
      {brief && (
        <section aria-labelledby="brief">
          <h2 id="brief">
            {!isVisitor
              ? 'To read beforehand'
              : expert.isSample
                ? 'What you sent along'
                : `What ${expert.firstName} reads beforehand`}
          </h2>
          <p dir="auto" className="max-w-measure whitespace-pre-line">
            {brief}
          </p>
          <p className="text-ink-soft text-label">
            {isVisitor
              ? 'You sent this along when you booked.'
              : `${guest.name} saw this, changed it as they liked, and sent it to you when they booked.`}
          </p>
        </section>
      )}
    </div>
  )
}
