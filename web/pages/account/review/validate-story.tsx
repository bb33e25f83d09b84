import { plans } from '#schema/levels.ts'
import type { Review } from '#schema/reviews/review-answers.ts'
import { sentenceOf } from '#web/client/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DialogState } from '#web/ui/dialog-button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { counted } from '#web/ui/wording.ts'

/** Says what validating a story does, and asks for confirmation. */
export function ValidateStory({
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
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Validate this story?"
      description={whatHappens(review)}
    >
      <div className="grid gap-s4">
        <p>
          {review.expert.name} gets a mail, and your name is recorded with the decision.
          {hasNote && ' The note that you began is not sent.'}
        </p>
        {error && (
          <FieldError role="alert">
            {sentenceOf(error, 'It could not be validated just now. Please try again.')}
          </FieldError>
        )}
        <div className="flex flex-wrap gap-s3">
          <Button variant="main" disabled={isPending} onClick={onValidate}>
            {isPending ? 'Validating…' : 'Validate the story'}
          </Button>
          <Button onClick={() => onOpenChange(false)}>Not yet</Button>
        </div>
      </div>
    </Dialog>
  )
}

function whatHappens({ expert: { name, plan, isLive }, published, submitted }: Review) {
  const shown = plans[plan].publicStories
  if (!isLive)
    return `${name}’s profile is not on public view now. If this story is all that it lacked, both go public within a minute; if not, the story waits with it.`
  if (published) return `Version ${submitted.version} takes the place of the published one within a minute.`
  return Number.isFinite(shown)
    ? `It goes public within a minute, unless others stand before it: their plan shows ${counted(shown, 'story', 'stories')}.`
    : 'It goes public within a minute.'
}
