import { zodResolver } from '@hookform/resolvers/zod'
import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { Review } from '#schema/reviews/review-answers.ts'
import { type StoryVerdict, storyVerdictSchema } from '#schema/reviews/reviews.ts'
import { sentenceOf } from '#web/client/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useLazyDialog } from '#web/ui/dialog/dialog-button.tsx'
import { FieldError, TextArea } from '#web/ui/field.tsx'
import { useStoryVerdict } from './review-calls.ts'
import { storedNote, storeNote } from './stored-note.ts'

const reasons = {
  unconfirmed:
    'Not yet: no validated referee stands for this version. The owner can ask one, and you can send it back with a word about it.',
  'own-interest': 'You have an interest in this profile, so somebody else has to decide.',
} as const

/** The form to validate a story, or to return it with a note, which is stored on this device until sent. */
export function Verdict({
  review,
  onDecided,
}: {
  review: Review
  onDecided: (verdict: StoryVerdict['verdict']) => void
}) {
  const { storyId, submitted, obstacle, expert } = review
  const { version } = submitted
  const { send, isPending, error, variables } = useStoryVerdict(review, (verdict) => {
    storeNote(storyId, '')
    onDecided(verdict)
  })
  const { register, handleSubmit, formState, watch } = useForm<StoryVerdict>({
    resolver: zodResolver(storyVerdictSchema),
    defaultValues: { version, verdict: 'returned', note: storedNote(storyId) },
  })
  const note = watch('note') ?? ''
  useEffect(() => storeNote(storyId, note), [storyId, note])
  const isValidating = variables?.verdict === 'validated'
  const { press, prepare, shown } = useLazyDialog({
    load: () => import('./validate-story-dialog.tsx'),
    dialog: ({ ValidateStoryDialog }, state) => (
      <ValidateStoryDialog
        review={review}
        isPending={isPending && isValidating}
        error={isValidating ? error : null}
        hasNote={note.trim() !== ''}
        onValidate={() => send({ version, verdict: 'validated' })}
        {...state}
      />
    ),
  })
  if (obstacle === 'own-interest') return <Reason>{reasons[obstacle]}</Reason>
  return (
    <div className="account-review-verdict">
      <div>
        <h3>Validate</h3>
        <p>
          It is ready when somebody who was there confirms it, it says what {expert.name} did, and a stranger
          would understand it.
        </p>
        <Button
          variant="main"
          disabled={obstacle !== null || isPending}
          aria-describedby={obstacle ? 'validate-obstacle' : undefined}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={press}
        >
          Validate
        </Button>
        {obstacle && <Reason id="validate-obstacle">{reasons[obstacle]}</Reason>}
        {shown}
      </div>
      <form
        noValidate
        onSubmit={handleSubmit(({ note }) => send({ version, verdict: 'returned', note: note ?? '' }))}
      >
        <h3>Return with a note</h3>
        <TextArea
          label={`What the story needs, for ${expert.name}`}
          hint="They read it in a mail and above the story, mend it and send it again. What is published stays as it is."
          rows={4}
          maxLength={2000}
          error={formState.errors.note?.message}
          {...register('note')}
        />
        {error && !isValidating && (
          <FieldError role="alert">
            {sentenceOf(error, 'It could not be returned just now. Your note is kept here.')}
          </FieldError>
        )}
        <Button type="submit" disabled={isPending}>
          {isPending && !isValidating ? 'Returning…' : 'Return the story'}
        </Button>
      </form>
    </div>
  )
}

function Reason({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className="flex max-w-measure items-start gap-s2 text-label">
      <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
