import { useLayoutEffect, useRef } from 'react'
import { paths } from '#schema/paths.ts'
import type { Review } from '#schema/reviews/review-answers.ts'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { storedNote } from './stored-note.ts'

/** Says why there is nothing to decide any more; takes the focus if that happened while it was read. */
export function NoDecisionNotice({
  review: { storyId, submitted, record },
  isNews,
  takenBack,
}: {
  review: Review
  isNews: boolean
  /** The version shown here, if its owner took it back. */
  takenBack: number | undefined
}) {
  const news = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isNews) news.current?.focus()
  }, [isNews])
  const last = takenBack ? undefined : record.find(({ version }) => version === submitted.version)
  return (
    <div role="alert" ref={news} tabIndex={-1} className="account-review-news">
      <p>
        <b>This story is no longer waiting.</b> {takenBack && `The owner took version ${takenBack} back.`}
        {last && (
          <>
            {last.by} {submitted.status === 'validated' ? 'validated it' : 'returned it with a note'} on{' '}
            <LocalTime iso={last.at} withHour />.
          </>
        )}
      </p>
      {submitted.status === 'returned' && last?.note && (
        <blockquote className="account-review-note">{last.note}</blockquote>
      )}
      {storedNote(storyId) && (
        <p>The note that you began is kept on this device, should the story come back.</p>
      )}
      <Link to={paths.review.href()}>See what waits</Link>
    </div>
  )
}
