import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestedReference } from '#schema/references/reference-answers.ts'
import { dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** Asks for confirmation before an invitation is cancelled. */
export function CancelInvitationDialog({
  invitation,
  open,
  onOpenChange,
}: { invitation: RequestedReference } & DialogState) {
  const api = useApi()
  const queryClient = useQueryClient()
  const cancel = useMutation({
    mutationFn: () =>
      dataOf(api.references[':id'].cancel.$post({ param: { id: String(invitation.id) }, json: {} })),
    onSuccess: async () => {
      onOpenChange(false)
      showToast({
        title: 'Invitation cancelled',
        description: `You can ask ${invitation.name} again at any time.`,
      })
      await queryClient.invalidateQueries({ queryKey: [ownKey] })
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel this invitation?"
      description={whatItMeans(invitation)}
      confirmLabel="Cancel the invitation"
      pendingLabel="Cancelling…"
      onConfirm={() => cancel.mutate()}
      isPending={cancel.isPending}
      error={cancel.error}
      failureMessage="It could not be cancelled just now. Please try again later."
    />
  )
}

function whatItMeans({ name, status, invitedAt }: RequestedReference) {
  if (!invitedAt) return `Nothing has been mailed to ${name} yet, and nothing will be.`
  if (status === 'submitted')
    return `What ${name} has written will not count, and their link opens nothing any more. They are not told.`
  return `The link that ${name} was mailed will open nothing any more. They are not told.`
}
