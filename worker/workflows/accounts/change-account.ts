import type { z } from 'zod'
import type { accountChangeSchema } from '#schema/accounts/accounts.ts'
import { accountOf, type Call } from '../../call.ts'
import { renameUser } from '../../features/accounts/commands.ts'
import { changePassword } from '../../features/accounts/password-commands.ts'
import { unlessProven } from '../../features/accounts/proof-commands.ts'
import { write } from '../../services/write.ts'

/**
 * Changes the signed-in account's name and password; undefined fields stay.
 * @throws AppError what `changePassword` throws.
 */
export async function changeAccount(
  call: Call,
  { name, currentPassword, newPassword }: z.infer<typeof accountChangeSchema>,
): Promise<void> {
  if (newPassword) {
    const { proven, statements } = await changePassword(call, currentPassword ?? '', newPassword)
    await write(call, { password: statements }, { unless: unlessProven(call, proven) })
  }
  if (name) await renameUser(call, accountOf(call).userId, name)
}
