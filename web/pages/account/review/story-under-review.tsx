import { type ReactNode, useState } from 'react'
import { shownIndustry } from '#schema/gallery/gallery-words.ts'
import { planTitle } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import type { Review } from '#schema/reviews/review-answers.ts'
import type { StoryVerdict } from '#schema/reviews/reviews.ts'
import { CallFailed } from '#web/client/api.ts'
import { lazyPart } from '#web/client/loading/lazy-part.tsx'
import { PageHead } from '#web/client/page-head.tsx'
import { SignInRedirect } from '#web/features/accounts/own-query.tsx'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { AnsweredClaims } from './answered-claims.tsx'
import { VersionComparison } from './comparison.tsx'
import { DecisionOutcome } from './decision-outcome.tsx'
import { DecisionRecord } from './decision-record.tsx'
import { NoDecisionNotice } from './no-decision-notice.tsx'
import { RefereeDetails } from './referee-details.tsx'
import { useRemoveDecided, useReview } from './review-calls.ts'
import { ReviewError, StaleReviewNotice } from './review-error.tsx'
import { ReviewHeading } from './review-heading.tsx'
import { storyKind } from './review-labels.ts'

/** A story with all material for a validator, and the verdict at its end (R9). */
export function StoryUnderReview({ storyId }: { storyId: number }) {
  const { data, error, mustSignIn, refetch } = useReview(storyId)
  const [decided, setDecided] = useState<StoryVerdict['verdict']>()
  useRemoveDecided(storyId, decided !== undefined)
  if (mustSignIn) return <SignInRedirect />
  // A refusal replaces the shown data; a network failure does not.
  const isGone = !decided && error instanceof CallFailed && error.code !== undefined && error.status < 500
  return (
    <div className="wide account-review">
      <PageHead title={data ? `Review: ${data.submitted.title}` : 'Review'} hidden />
      {isGone ? (
        <ReviewError error={error} onRetry={() => void refetch()} />
      ) : data && decided ? (
        <DecisionOutcome review={data} verdict={decided} />
      ) : data ? (
        <Story review={data} isOld={error !== null} onDecided={setDecided} />
      ) : error ? (
        <ReviewError error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <ReviewHeading className="text-head">Review</ReviewHeading>
          <p role="status" className="text-ink-soft">
            Loading the story…
          </p>
        </>
      )}
    </div>
  )
}

// Its form's code loads while the story is read.
const Verdict = lazyPart(async () => (await import('./verdict.tsx')).Verdict, {
  fallback: <p className="text-ink-soft">Loading…</p>,
})

const tabs = { story: 'Story', claims: 'Claims', referees: 'Referees', verdict: 'Verdict', record: 'Record' }

function Story({
  review,
  isOld,
  onDecided,
}: {
  review: Review
  isOld: boolean
  onDecided: (verdict: StoryVerdict['verdict']) => void
}) {
  const { submitted, references, obstacle } = review
  const [firstRead] = useState(submitted)
  const isWaiting = submitted.status === 'submitted'
  const wasWaiting = firstRead.status === 'submitted'
  return (
    <>
      <Head review={review} />
      {isOld && isWaiting && <StaleReviewNotice />}
      {isWaiting ? (
        firstRead.version !== submitted.version && (
          <p role="alert" className="account-review-news">
            <b>This is a different version from the one you began to read.</b> The owner took that one back
            and submitted this.
          </p>
        )
      ) : (
        <NoDecisionNotice
          review={review}
          isNews={wasWaiting}
          takenBack={wasWaiting && submitted.version < firstRead.version ? firstRead.version : undefined}
        />
      )}
      <nav aria-label="This story" className="account-review-tabs">
        {Object.entries(tabs).map(([id, name]) => (
          <Link key={id} to={`${paths.review.href(review.storyId)}#${id}`}>
            {name}
          </Link>
        ))}
      </nav>
      <Part id="story" title="The story">
        <VersionComparison
          key={`${review.published?.version} ${review.lastDecided?.version}`}
          review={review}
        />
      </Part>
      <Part id="claims" title="Sentence by sentence">
        <AnsweredClaims review={review} />
      </Part>
      <Part id="referees" title="Who was there">
        {references.some(({ flags }) => flags.length > 0) && (
          <p className="max-w-measure text-ink-soft">
            What is flagged here is shown to nobody else. None of it is wrong in itself.
          </p>
        )}
        {references.length ? (
          <ul>
            {references.map((reference) => (
              <RefereeDetails
                key={reference.id}
                reference={reference}
                version={submitted.version}
                isOwnInterest={obstacle === 'own-interest'}
                confirmsSome={review.claims.some(({ confirmedBy }) =>
                  confirmedBy.some(({ referenceId }) => referenceId === reference.id),
                )}
              />
            ))}
          </ul>
        ) : (
          <p>Nobody has answered for this profile yet.</p>
        )}
      </Part>
      <Part id="verdict" title="Your verdict">
        {isWaiting ? (
          <Verdict key={submitted.version} review={review} onDecided={onDecided} />
        ) : (
          <p>It is decided already.</p>
        )}
      </Part>
      <Part id="record" title="What was decided before">
        <DecisionRecord record={review.record} />
      </Part>
    </>
  )
}

function Head({ review: { expert, submitted, published } }: { review: Review }) {
  const wasPublished = published?.version === submitted.version
  const kind = storyKind({ isChange: published !== null, wasPublished })
  return (
    <header className="grid gap-s4">
      <Link to={paths.review.href()} className="account-review-back">
        All that waits
      </Link>
      <ReviewHeading className="max-w-[13em] text-[min(clamp(2rem,1.6rem+2vw,3.25rem),14vw)]">
        {submitted.title}
      </ReviewHeading>
      {submitted.subtitle && <p className="max-w-measure text-lead">{submitted.subtitle}</p>}
      <p className="text-label">
        {expert.isLive ? (
          <Link to={paths.profile.href(expert.profileUrl)}>
            <b>{expert.name}</b>
          </Link>
        ) : (
          <b>{expert.name}</b>
        )}
        <span className="text-ink-soft">
          {[expert.currentRole, shownIndustry(expert.industry)].filter(Boolean).map((word) => `, ${word}`)}
        </span>
        <span className="block text-ink-soft">
          {planTitle(expert.plan)} · {submitted.status === 'submitted' && `${kind}, `}version{' '}
          {submitted.version}
          {submitted.submittedAt && (
            <>
              , submitted <LocalTime iso={submitted.submittedAt} withHour />
            </>
          )}
          {!expert.isLive && ' · the profile is not on public view now'}
        </span>
        <span className="block text-ink-soft">
          {[submitted.industry, submitted.timeline].filter(Boolean).join(' · ')}
        </span>
      </p>
    </header>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="account-review-part">
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
