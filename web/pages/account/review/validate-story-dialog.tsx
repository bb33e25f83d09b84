import { plans } from '#schema/levels.ts'
import type { Review } from '#schema/reviews/review-answers.ts'
import { counted } from '#schema/text/numbers.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'

/** Says what validating a story does, and asks for confirmation. */
export function ValidateStoryDialog({
  review,
  isPending,
  error,
  hasNote,
  onValidate,
  open,
  onOpenChange,
}: {
  review: Review
  isPending: boolean
  error: Error | null
  /** A note for returning the story was typed. */
  hasNote: boolean
  onValidate: () => void
} & DialogState) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Validate this story?"
      description={consequencesOf(review)}
      confirmLabel="Validate the story"
      pendingLabel="Validating…"
      cancelLabel="Not yet"
      onConfirm={onValidate}
      isPending={isPending}
      error={error}
      failureMessage="It could not be validated just now. Please try again."
    >
      <p>
        {review.expert.name} gets a mail, and your name is recorded with the decision.
        {hasNote && ' The note that you began is not sent.'}
      </p>
    </ConfirmDialog>
  )
}

function consequencesOf({ expert: { name, plan, isLive }, published, submitted }: Review) {
  const shown = plans[plan].publicStories
  if (!isLive)
    return `${name}’s profile is not on public view now. If this story is all that it lacked, both go public within a minute; if not, the story waits with it.`
  if (published) return `Version ${submitted.version} takes the place of the published one within a minute.`
  return Number.isFinite(shown)
    ? `It goes public within a minute, unless others stand before it: their plan shows ${counted(shown, 'story', 'stories')}.`
    : 'It goes public within a minute.'
}
