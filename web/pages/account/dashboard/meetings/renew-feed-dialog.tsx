import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import { useNewFeed } from './use-new-feed.ts'

/** Asks for confirmation before the feed gets a new address. */
export function RenewFeedDialog(state: DialogState) {
  const { mutateAsync, isPending, error } = useNewFeed()
  return (
    <RemovalDialog
      {...state}
      isPending={isPending}
      error={error}
      title="Renew the address?"
      description="The present one opens nothing from then on: every calendar that follows it has to be given the new one, and your links to meetings in earlier mails open nothing either. Your meetings stay as they are."
      act={() => mutateAsync()}
      failure="It could not be renewed just now. Please try again."
      labels={['Renew it', 'Renewing…']}
      done={{ title: 'Address renewed', description: 'The old one no longer opens anything.' }}
    />
  )
}
