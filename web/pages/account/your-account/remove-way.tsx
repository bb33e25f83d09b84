import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#schema/accounts/account-answers.ts'
import type { ErrorCode } from '#schema/errors.ts'
import { CallFailed, sentenceOf } from '#web/client/api.ts'
import { ownKey } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ProofForm } from './proof-field.tsx'
import { useProof } from './use-proof.ts'

type Props = DialogState & {
  account: Account
  title: string
  description: string
  removed: string
  /** Removes it, with the password where one was asked for. */
  remove: (password: string | undefined) => Promise<unknown>
  /** The refusal of one that is gone already, in another tab. */
  goneCode: ErrorCode
}

/** Removes a way to sign in once that is confirmed, and proven where the sign-in is a while ago. */
export function RemoveWay({
  account,
  open,
  onOpenChange,
  title,
  description,
  removed,
  remove,
  goneCode,
}: Props) {
  const queryClient = useQueryClient()
  const proof = useProof((error) => sentenceOf(error, 'It was not removed. Please try again later.'))

  async function send() {
    const isRemoved = await proof.prove((password) =>
      remove(password).catch((error) => {
        if (!(error instanceof CallFailed && error.code === goneCode)) throw error
      }),
    )
    if (!isRemoved) return
    onOpenChange(false)
    showToast({
      title: removed,
      description:
        'It no longer opens your account. Other devices on which it signed in are signed out; this one is not.',
    })
    await queryClient.invalidateQueries({ queryKey: [ownKey] })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => proof.isBusy || onOpenChange(isOpen)}
      title={title}
      description={description}
    >
      <ProofForm
        account={account}
        proof={proof}
        onSend={send}
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
