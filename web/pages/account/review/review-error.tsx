import type { ReactNode } from 'react'
import { paths } from '#schema/paths.ts'
import { codeOf, sentenceOf } from '#web/client/api.ts'
import { OwnAreaLink, SecondFactorLink } from '#web/features/accounts/own-area-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ReviewHeading } from './review-heading.tsx'

/** Says why nothing is shown: the wrong role, a story that is gone, or a failed call. */
export function ReviewError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const code = codeOf(error)
  if (code === 'FORBIDDEN')
    return (
      <NotShown title="This is the validators’ page" action={<OwnAreaLink variant="main" />}>
        Here validators read the stories that owners submit. Your dashboard says what became of yours.
      </NotShown>
    )
  if (code === 'TOTP_REQUIRED')
    return (
      <NotShown title="A second factor first" action={<SecondFactorLink />}>
        Administrators show who they are with a second factor before they decide anything here. If you have a
        passkey, sign in with that.
      </NotShown>
    )
  if (code === 'STORY_NOT_FOUND' || code === 'STORY_NOT_SUBMITTED' || code === 'REVIEW_OUTDATED')
    return (
      <NotShown
        title="This story is no longer waiting"
        action={
          <ButtonLink variant="main" to={paths.review.href()}>
            See what waits
          </ButtonLink>
        }
      >
        Its owner took it back or deleted it. If it is submitted again, it waits here again.
      </NotShown>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-s4">
      <ReviewHeading className="text-head">This could not be loaded</ReviewHeading>
      <p className="max-w-measure">{sentenceOf(error, 'Something went wrong on our side.')}</p>
      <Button variant="main" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

function NotShown({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <EmptyState heading="h1" title={title} action={action}>
      <p>{children}</p>
    </EmptyState>
  )
}

/** Says that the shown data may be old, because it could not be fetched again. */
export function StaleReviewNotice() {
  return (
    <p role="status" className="border-edge border-l-2 pl-s4 text-label">
      We could not look again just now, so this may be out of date.
    </p>
  )
}
