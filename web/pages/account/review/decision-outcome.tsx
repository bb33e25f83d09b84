import { plans } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import type { Review } from '#schema/reviews/review-answers.ts'
import type { StoryVerdict } from '#schema/reviews/reviews.ts'
import { counted } from '#schema/text/numbers.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useQueue } from './review-calls.ts'
import { ReviewHeading } from './review-heading.tsx'

/** The result of the decision, and the link to the next waiting story. */
export function DecisionOutcome({ review, verdict }: { review: Review; verdict: StoryVerdict['verdict'] }) {
  const { storyId, expert, submitted } = review
  const { items, data } = useQueue()
  const others = items?.filter((waiting) => waiting.storyId !== storyId)
  const next = others?.find(({ isOwn }) => !isOwn)
  const left = data?.pages.at(-1)?.total
  return (
    <div className="account-review-decided">
      <ReviewHeading className="text-head" isNews>
        {verdict === 'validated' ? 'Validated' : 'Returned with your note'}
      </ReviewHeading>
      <p className="max-w-measure text-lead">
        {verdict === 'validated'
          ? validated(expert)
          : `${expert.name} reads in a mail what “${submitted.title}” needs.`}
      </p>
      <div className="flex flex-wrap items-center gap-s4">
        {next && (
          <ButtonLink variant="main" to={paths.review.href(next.storyId)}>
            Next story
          </ButtonLink>
        )}
        <ButtonLink variant={next ? 'plain' : 'main'} to={paths.review.href()}>
          All that waits
        </ButtonLink>
        {verdict === 'validated' && expert.isLive && (
          <ButtonLink variant="quiet" to={paths.profile.href(expert.profileUrl)}>
            See the page
          </ButtonLink>
        )}
      </div>
      {others && (
        <p className="text-ink-soft text-label" role="status">
          {next ? `Next is “${next.title}” by ${next.expert.name}. ` : ''}
          {left ? `${counted(left, 'story still waits', 'stories still wait')}.` : 'Nothing else waits.'}
        </p>
      )}
    </div>
  )
}

const validated = ({ name, plan, isLive }: Review['expert']) => {
  const isCovered = Number.isFinite(plans[plan].publicStories) ? ', if their plan shows it' : ''
  return isLive
    ? `${name} is told by mail. It is on the page already${isCovered}.`
    : `${name} is told by mail. The story goes public with the profile.`
}
