import type { Account } from '#schema/accounts/account-answers.ts'
import type { OwnPasskey } from '#schema/passkeys/passkeys.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { RemoveWay } from './remove-way.tsx'

/** Removes a passkey. */
export function RemovePasskey({
  passkey: { id, name },
  ...rest
}: DialogState & { passkey: OwnPasskey; account: Account }) {
  const api = useApi()
  return (
    <RemoveWay
      {...rest}
      title="Remove this passkey?"
      description={`“${name}” then no longer opens your account, and other devices on which it signed in are signed out. Your device may go on showing it until you delete it there as well.`}
      removed="Passkey removed"
      goneCode="PASSKEY_NOT_FOUND"
      remove={(password) =>
        dataOf(api.passkeys[':id'].remove.$post({ param: { id }, json: { ...(password && { password }) } }))
      }
    />
  )
}
