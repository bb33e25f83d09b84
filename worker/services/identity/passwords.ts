import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { inHashTurn } from './hash-gate.ts'

/** A password's scrypt hash, as better-auth writes and reads it. @throws AppError BUSY when too many wait. */
export const hashedPassword = (password: string) => inHashTurn(() => hashPassword(password))

/** Whether a password is the one of a hash. @throws AppError BUSY when too many wait. */
export const isPassword = ({ hash, password }: { hash: string; password: string }) =>
  inHashTurn(() => verifyPassword({ hash, password }))
