import type { z } from 'zod'
import type { accountChangeSchema } from '#schema/accounts/accounts.ts'
import { accountOf, type Call } from '../../call.ts'
import { renameUser } from '../../features/accounts/commands.ts'
import { changePassword } from '../../features/accounts/password-commands.ts'
import { unlessProven, unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { write } from '../../services/write.ts'

/**
 * Changes the signed-in account's name and password; undefined fields stay. Answers the session's new token after a new
 * password.
 * @throws AppError SIGN_IN_FIRST, PASSKEY_FIRST, and what `changePassword` throws.
 */
export async function changeAccount(
  call: Call,
  { name, currentPassword, newPassword }: z.infer<typeof accountChangeSchema>,
): Promise<string | undefined> {
  const changed = newPassword ? await changePassword(call, currentPassword ?? '', newPassword) : undefined
  await write(
    call,
    {
      name: name ? renameUser(call, accountOf(call).userId, name) : undefined,
      password: changed?.statements,
    },
    { unless: changed ? unlessProven(call, changed.proven) : [unlessSignedOut(call)] },
  )
  return changed?.sessionToken
}
