import { accountOf, type Call } from '../../call.ts'
import { reauthenticate, signInMethodMail } from '../../features/accounts/password-commands.ts'
import { isLastSignInMethod, unlessProven } from '../../features/accounts/proof-commands.ts'
import { endSessionsOfPasskey } from '../../features/accounts/session-commands.ts'
import { deletePasskey, renamePasskey } from '../../features/passkeys/commands.ts'
import { passkeyRemovedEmail } from '../../features/passkeys/emails.ts'
import { isNoPasskeyOf, passkeysOf } from '../../features/passkeys/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { write } from '../../services/write.ts'

/** Renames a passkey of the signed-in account. Safe to repeat. @throws AppError PASSKEY_NOT_FOUND. */
export async function renameOwnPasskey(call: Call, id: string, name: string): Promise<void> {
  const renamed = await renamePasskey(call, accountOf(call).userId, id, name)
  if (!renamed.length) throw new AppError('PASSKEY_NOT_FOUND')
}

/**
 * Removes a passkey after proof, never the last sign-in method, signs out where it had signed in, and mails a verified
 * address.
 * @throws AppError PASSKEY_NOT_FOUND, LAST_WAY_IN, PASSKEY_FIRST, SIGN_IN_FIRST, and what `reauthenticate` throws.
 */
export async function removeOwnPasskey(call: Call, id: string, password: string | undefined): Promise<void> {
  const account = accountOf(call)
  const { userId } = account
  const own = await passkeysOf(call, userId)
  const passkey = own.find((one) => one.id === id)
  if (!passkey) throw new AppError('PASSKEY_NOT_FOUND')
  const proven = await reauthenticate(call, password)
  const mail = {
    key: `passkey-removed/${crypto.randomUUID()}`,
    ...passkeyRemovedEmail(account, passkey.name, call.variables.APP_URL),
  }
  await write(
    call,
    {
      removed: deletePasskey(call, userId, id),
      sessions: endSessionsOfPasskey(call, id),
      mail: signInMethodMail(call, mail),
    },
    {
      unless: [
        ...unlessProven(call, proven),
        [isNoPasskeyOf(userId, id), 'PASSKEY_NOT_FOUND'],
        [isLastSignInMethod(userId, id), 'LAST_WAY_IN'],
      ],
    },
  )
}
