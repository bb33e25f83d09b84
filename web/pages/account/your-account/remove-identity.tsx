import type { Account } from '#schema/accounts/account-answers.ts'
import type { OwnIdentity } from '#schema/identities/identities.ts'
import { providers } from '#schema/identities/providers.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { RemoveWay } from './remove-way.tsx'

/** Removes what joins the account to one at a provider. */
export function RemoveIdentity({
  identity: { id, provider },
  ...rest
}: DialogState & { identity: OwnIdentity; account: Account }) {
  const api = useApi()
  const name = providers[provider]
  return (
    <RemoveWay
      {...rest}
      title={`Remove ${name}?`}
      description={`Your account at ${name} then no longer opens the one here, and other devices on which it signed in are signed out. At ${name} itself nothing changes.`}
      removed={`${name} is removed`}
      goneCode="IDENTITY_NOT_FOUND"
      remove={(password) =>
        dataOf(api.identities[':id'].remove.$post({ param: { id }, json: { ...(password && { password }) } }))
      }
    />
  )
}
