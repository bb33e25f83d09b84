import { accountOf, type Call } from '../../call.ts'
import { reauthenticate, signInMethodMail } from '../../features/accounts/password-commands.ts'
import { isLastSignInMethod, unlessProven } from '../../features/accounts/proof-commands.ts'
import { endSessionsOfIdentity } from '../../features/accounts/session-commands.ts'
import { deleteIdentity } from '../../features/identities/commands.ts'
import { identityRemovedEmail } from '../../features/identities/emails.ts'
import { identitiesOf, isNoIdentityOf } from '../../features/identities/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { write } from '../../services/write.ts'

/**
 * Removes an identity, never the last sign-in method, after proof of the owner; ends its sessions and mails a verified address.
 * @throws AppError IDENTITY_NOT_FOUND, LAST_WAY_IN, PASSKEY_FIRST, SIGN_IN_FIRST, and what `reauthenticate` throws.
 */
export async function removeIdentity(call: Call, id: string, password: string | undefined): Promise<void> {
  const account = accountOf(call)
  const { userId } = account
  const own = await identitiesOf(call, userId)
  const identity = own.find((one) => one.id === id)
  if (!identity) throw new AppError('IDENTITY_NOT_FOUND')
  const proven = await reauthenticate(call, password)
  const mail = {
    key: `identity-removed/${id}`,
    ...identityRemovedEmail(account, identity.provider, call.variables.APP_URL),
  }
  await write(
    call,
    {
      removed: deleteIdentity(call, userId, id),
      sessions: endSessionsOfIdentity(call, id),
      mail: signInMethodMail(call, mail),
    },
    {
      unless: [
        ...unlessProven(call, proven),
        [isNoIdentityOf(userId, id), 'IDENTITY_NOT_FOUND'],
        [isLastSignInMethod(userId, id), 'LAST_WAY_IN'],
      ],
    },
  )
}
