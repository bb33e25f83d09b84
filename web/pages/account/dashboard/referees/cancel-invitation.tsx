import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AskedReference } from '#schema/references/reference-answers.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DialogState } from '#web/ui/dialog-button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** Asks for confirmation before an invitation is cancelled. */
export function CancelInvitation({ asked, open, onOpenChange }: { asked: AskedReference } & DialogState) {
  const api = useApi()
  const queryClient = useQueryClient()
  const cancel = useMutation({
    mutationFn: () =>
      dataOf(api.references[':id'].cancel.$post({ param: { id: String(asked.id) }, json: {} })),
    onSuccess: async () => {
      onOpenChange(false)
      showToast({
        title: 'Invitation cancelled',
        description: `You can ask ${asked.name} again at any time.`,
      })
      await queryClient.invalidateQueries({ queryKey: [ownKey, 'references'] })
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel this invitation?"
      description={whatItMeans(asked)}
    >
      <div className="grid gap-s4">
        {cancel.error && (
          <FieldError role="alert">
            {sentenceOf(cancel.error, 'It could not be cancelled just now. Please try again later.')}
          </FieldError>
        )}
        <div className="flex flex-wrap gap-s3">
          <Button variant="main" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
            {cancel.isPending ? 'Cancelling…' : 'Cancel the invitation'}
          </Button>
          <Button onClick={() => onOpenChange(false)}>Keep it</Button>
        </div>
      </div>
    </Dialog>
  )
}

function whatItMeans({ name, status, invitedAt }: AskedReference) {
  if (!invitedAt) return `Nothing has been mailed to ${name} yet, and nothing will be.`
  if (status === 'submitted')
    return `What ${name} has written will not count, and their link opens nothing any more. They are not told.`
  return `The link that ${name} was mailed will open nothing any more. They are not told.`
}
