import type { MeetingView } from '#schema/meetings/meetings.ts'
import { Link } from '#web/ui/link.tsx'

/** The place of a meeting, as the expert described it. */
export function MeetingPlace({ meeting: { place, side, expert, guest } }: { meeting: MeetingView }) {
  const isVisitor = side === 'visitor'
  if (expert.isSample)
    return (
      <section aria-labelledby="where">
        <h2 id="where">Where</h2>
        <p>Nowhere: it is a try-out.</p>
      </section>
    )
  const link = 'text-madder-text'
  return (
    <section aria-labelledby="where">
      <h2 id="where">Where</h2>
      {place.kind === 'link' && (
        <p>
          Online, behind this link:
          <br />
          <Link to={place.text} target="_blank" rel="noreferrer" className={link}>
            {place.text}
            <span className="sr-only"> (opens a new window)</span>
          </Link>
        </p>
      )}
      {place.kind === 'phone' && (
        <p>
          By telephone. {isVisitor ? `You call ${expert.firstName} at` : `${guest.name} calls you at`}{' '}
          <Link to={`tel:${place.text.replace(/[^\d+]/g, '')}`} className={link}>
            {place.text}
          </Link>
          .
        </p>
      )}
      {place.kind === 'mail' &&
        (isVisitor ? (
          <p>
            {expert.firstName} will tell you by mail, at {guest.email}.
          </p>
        ) : (
          <p>
            You tell {guest.name} by mail:{' '}
            <Link to={`mailto:${guest.email}`} className={link}>
              {guest.email}
            </Link>
            . Put a link or a telephone number into your hours, and our mails say it for you.
          </p>
        ))}
    </section>
  )
}
