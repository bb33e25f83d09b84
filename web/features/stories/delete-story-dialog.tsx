import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { untitled } from './own-story-text.ts'
import { storyCallsOf } from './story-calls.ts'

type Props = {
  story: { id: number; title: string; isPublic: boolean; isSent: boolean }
  onDeleted?: () => void
} & DialogState

/** Asks before a story is deleted, and says what is deleted with it. */
export function DeleteStoryDialog({ story, onDeleted, open, onOpenChange }: Props) {
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => storyCallsOf(api).remove(story.id),
    onSuccess: async () => {
      onDeleted?.()
      onOpenChange(false)
      showToast({ title: 'Story deleted', description: story.title || untitled })
      await queryClient.invalidateQueries({ queryKey: [ownKey, 'dashboard'] })
      await navigate(paths.dashboard.href('stories'))
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this story?"
      description={consequencesOf(story)}
      confirmLabel="Delete the story"
      pendingLabel="Deleting…"
      onConfirm={() => remove.mutate()}
      isPending={remove.isPending}
      error={remove.error}
      failureMessage="It could not be deleted just now. Please try again later."
    />
  )
}

function consequencesOf({ title, isPublic, isSent }: Props['story']) {
  const named = title ? `“${title}”` : 'The story'
  return [
    `${named} goes with all its versions and with what referees said about it. It cannot be brought back.`,
    isPublic && 'It leaves your public page within a minute.',
    isSent && 'The validator who has it will not see it any more.',
  ]
    .filter(Boolean)
    .join(' ')
}
