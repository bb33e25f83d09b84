import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#schema/accounts/account-answers.ts'
import type { OwnIdentity } from '#schema/identities/identities.ts'
import { providers } from '#schema/identities/providers.ts'
import { CallFailed, dataOf, sentenceOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ProofForm } from './proof-field.tsx'
import { useProof } from './use-proof.ts'

/** Removes what joins the account to one at a provider, once that is confirmed, and proven where the sign-in is a while ago. */
export function RemoveIdentity({
  identity: { id, provider },
  account,
  open,
  onOpenChange,
}: DialogState & { identity: OwnIdentity; account: Account }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const name = providers[provider]
  const proof = useProof((error) => sentenceOf(error, 'It was not removed. Please try again later.'))

  async function remove() {
    const isRemoved = await proof.prove((password) =>
      dataOf(
        api.identities[':id'].remove.$post({ param: { id }, json: { ...(password && { password }) } }),
      ).catch((error) => {
        // Gone already, in another tab.
        if (!(error instanceof CallFailed && error.code === 'IDENTITY_NOT_FOUND')) throw error
      }),
    )
    if (!isRemoved) return
    onOpenChange(false)
    showToast({
      title: `${name} is removed`,
      description:
        'It no longer opens your account. Other devices on which it signed in are signed out; this one is not.',
    })
    await queryClient.invalidateQueries({ queryKey: [ownKey] })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => proof.isBusy || onOpenChange(isOpen)}
      title={`Remove ${name}?`}
      description={`Your account at ${name} then no longer opens the one here, and other devices on which it signed in are signed out. At ${name} itself nothing changes.`}
    >
      <ProofForm
        account={account}
        proof={proof}
        onSend={remove}
        send={
          <Button type="submit" variant="main" disabled={proof.isBusy}>
            {proof.isBusy ? 'Removing…' : 'Remove it'}
          </Button>
        }
        beside={
          <Button disabled={proof.isBusy} onClick={() => onOpenChange(false)}>
            Keep it
          </Button>
        }
      />
    </Dialog>
  )
}
