import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#schema/accounts/account-answers.ts'
import type { ErrorCode } from '#schema/errors.ts'
import type { OwnIdentity } from '#schema/identities/identities.ts'
import { providers } from '#schema/identities/providers.ts'
import type { OwnPasskey } from '#schema/passkeys/passkeys.ts'
import { dataOf, hasCode, sentenceOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ProofForm } from './proof-field.tsx'
import { useProof } from './use-proof.ts'

type Removing = DialogState & { account: Account }

export function RemovePasskeyDialog({ passkey: { id, name }, ...rest }: Removing & { passkey: OwnPasskey }) {
  const api = useApi()
  return (
    <RemoveSignInMethodDialog
      {...rest}
      title="Remove this passkey?"
      description={`“${name}” then no longer opens your account, and other devices on which it signed in are signed out. Your device may go on showing it until you delete it there as well.`}
      removed="Passkey removed"
      goneCode="PASSKEY_NOT_FOUND"
      remove={(json) => dataOf(api.passkeys[':id'].remove.$post({ param: { id }, json }))}
    />
  )
}

/** Removes what joins the account to one at a provider. */
export function RemoveIdentityDialog({
  identity: { id, provider },
  ...rest
}: Removing & { identity: OwnIdentity }) {
  const api = useApi()
  const name = providers[provider]
  return (
    <RemoveSignInMethodDialog
      {...rest}
      title={`Remove ${name}?`}
      description={`Your account at ${name} then no longer opens the one here, and other devices on which it signed in are signed out. At ${name} itself nothing changes.`}
      removed={`${name} is removed`}
      goneCode="IDENTITY_NOT_FOUND"
      remove={(json) => dataOf(api.identities[':id'].remove.$post({ param: { id }, json }))}
    />
  )
}

type Props = Removing & {
  title: string
  description: string
  removed: string
  /** Removes it, with the password where one was asked for. */
  remove: (proof: { password?: string }) => Promise<unknown>
  /** The refusal of one that is gone already, in another tab. */
  goneCode: ErrorCode
}

/** Removes a way to sign in once that is confirmed, and proven where the sign-in is a while ago. */
function RemoveSignInMethodDialog({
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
      remove({ ...(password && { password }) }).catch((error) => {
        if (!hasCode(error, goneCode)) throw error
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
        aside={
          <Button disabled={proof.isBusy} onClick={() => onOpenChange(false)}>
            Keep it
          </Button>
        }
      />
    </Dialog>
  )
}
