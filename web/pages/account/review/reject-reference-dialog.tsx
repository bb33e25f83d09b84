import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Review } from '#schema/reviews/review-answers.ts'
import { referenceVerdictSchema } from '#schema/reviews/reviews.ts'
import { sentenceOf } from '#web/client/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { FieldError, TextArea } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useReferenceVerdict } from './review-calls.ts'

/** Asks why a reference does not count, and explains the consequences first (R8). */
export function RejectReferenceDialog({
  reference,
  open,
  onOpenChange,
}: { reference: Review['references'][number] } & DialogState) {
  // The text that was read: a newer one may come while the reason is typed.
  const [{ id, name, submittedAt }] = useState(reference)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(referenceVerdictSchema),
    defaultValues: { verdict: 'rejected' as const, note: '' },
  })
  const { send, isPending, error } = useReferenceVerdict(id, () => {
    onOpenChange(false)
    showToast({ title: 'It does not count any more', description: `What ${name} said is off the page.` })
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Does this reference not count?"
      description={`What ${name} said comes off the page within a minute, their confirmations with it. Stories that nobody else confirmed wait here again, and a profile that is left with fewer than two referees leaves the gallery.`}
    >
      <form
        noValidate
        className="grid gap-s4"
        onSubmit={handleSubmit(({ note = '' }) => send({ submittedAt, verdict: 'rejected', note }))}
      >
        <TextArea
          label="Why it does not count"
          hint="The owner reads it in a mail, and it stays on the record. Please be plain and kind."
          rows={3}
          maxLength={2000}
          error={formState.errors.note?.message}
          {...register('note')}
        />
        {error && (
          <FieldError role="alert">
            {sentenceOf(error, 'This could not be kept just now. Please try again.')}
          </FieldError>
        )}
        <div className="flex flex-wrap gap-s3">
          <Button type="submit" variant="main" disabled={isPending}>
            {isPending ? 'Keeping it…' : 'It does not count'}
          </Button>
          <Button onClick={() => onOpenChange(false)}>Leave it as it is</Button>
        </div>
      </form>
    </Dialog>
  )
}
