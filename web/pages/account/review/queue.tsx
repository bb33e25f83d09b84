import { Lock } from 'lucide-react'
import { dayMs } from '#schema/durations.ts'
import { shownIndustry } from '#schema/gallery/gallery-words.ts'
import { plans, planTitle } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import type { ReviewQueue } from '#schema/reviews/review-answers.ts'
import { counted } from '#schema/text/numbers.ts'
import { listed } from '#schema/text/phrases.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { SignInRedirect } from '#web/features/accounts/own-query.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'
import { useQueue } from './review-calls.ts'
import { ReviewError, StaleReviewNotice } from './review-error.tsx'
import { ReviewHeading } from './review-heading.tsx'
import { flagLabels, storyKind } from './review-labels.ts'

type Waiting = ReviewQueue['items'][number]

/** The stories that wait for a validator: premium first, then the oldest (R9). */
export function Queue() {
  const { data, items, error, mustSignIn, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useQueue()
  if (mustSignIn) return <SignInRedirect />
  return (
    <div className="wide account-queue">
      <PageHead title="Review" hidden />
      {items ? (
        items.length === 0 ? (
          <EmptyState heading="h1" title="Nothing waits">
            <p>
              Every story that was submitted has its answer. Thank you. This page looks again whenever you
              come back to it.
            </p>
          </EmptyState>
        ) : (
          <>
            <Head items={items} total={data?.pages.at(-1)?.total ?? items.length} />
            {error && <StaleReviewNotice />}
            <ol aria-label="Stories that wait">
              {items.map((waiting) => (
                <QueueRow key={waiting.storyId} waiting={waiting} />
              ))}
            </ol>
            {hasNextPage && (
              <Button
                className="justify-self-start"
                disabled={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {isFetchingNextPage ? 'Loading…' : 'Show more'}
              </Button>
            )}
          </>
        )
      ) : error ? (
        <ReviewError error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <h1>Review</h1>
          <p role="status" className="text-ink-soft">
            Loading what waits…
          </p>
        </>
      )}
    </div>
  )
}

function Head({ items, total }: { items: Waiting[]; total: number }) {
  const first = items.find(({ isOwn }) => !isOwn)
  return (
    <header className="grid justify-items-start gap-s4">
      <ReviewHeading>{counted(total, 'story waits', 'stories wait')}</ReviewHeading>
      <p className="max-w-measure text-ink-soft text-lead">
        Premium profiles come first, then whoever has waited longest.
      </p>
      {first && (
        <ButtonLink variant="main" to={paths.review.href(first.storyId)}>
          Read the first
        </ButtonLink>
      )}
    </header>
  )
}

function QueueRow({ waiting }: { waiting: Waiting }) {
  const { storyId, title, expert, submittedAt, isOwn, wasPublished } = waiting
  const days = daysSince(submittedAt, new Date())
  return (
    <li>
      <p className="account-queue-days">
        {wasPublished ? (
          <b>Again</b>
        ) : days === 0 ? (
          <b>Today</b>
        ) : (
          <>
            <b>{days}</b> <span>{days === 1 ? 'day' : 'days'}</span>
          </>
        )}
      </p>
      <div className="grid content-start gap-s2">
        <h2>
          <Link to={paths.review.href(storyId)}>{title}</Link>
        </h2>
        <p className="text-label">
          <b>{expert.name}</b>
          <span className="text-ink-soft">
            {[expert.currentRole, shownIndustry(expert.industry)].filter(Boolean).map((word) => `, ${word}`)}
          </span>
        </p>
        <p className="text-ink-soft text-small">
          {plans[expert.plan].reviewedFirst ? (
            <b className="text-ink">{planTitle(expert.plan)}</b>
          ) : (
            planTitle(expert.plan)
          )}
          {' · '}
          {storyKind(waiting)}
          {wasPublished ? ' · submitted ' : ' · waiting since '}
          <LocalTime iso={submittedAt} withHour />
        </p>
      </div>
      <div className="grid content-start gap-s2">
        <Confirmations waiting={waiting} />
        {isOwn && (
          <p className="flex items-start gap-s2 text-small">
            <Lock size={16} aria-hidden className="mt-0.5 shrink-0" />
            You have an interest in this profile: somebody else decides.
          </p>
        )}
      </div>
    </li>
  )
}

function Confirmations({ waiting: { confirmedBy, flags } }: { waiting: Waiting }) {
  return (
    <>
      {confirmedBy ? (
        <VerifiedLine>{counted(confirmedBy, 'referee stands', 'referees stand')} for it</VerifiedLine>
      ) : (
        <p className="text-ink-soft text-small">Nobody has confirmed it yet, so it cannot be validated.</p>
      )}
      {flags.length > 0 && (
        <p className="text-small">To look at: {listed(flags.map((flag) => flagLabels[flag].inQueue))}</p>
      )}
    </>
  )
}

/** The whole days that a story has waited. */
const daysSince = (submittedAt: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - new Date(submittedAt).getTime()) / dayMs))
