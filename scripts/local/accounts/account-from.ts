import { parseArgs } from 'node:util'
import { isEmail } from '#schema/email.ts'
import type { Role } from '#schema/roles.ts'
import { PlainError } from '../plain-error.ts'

const usage =
  'Say whose account to make: npm run admin -- create you@example.com, or with --role validator for a validator'

/** Whose account `npm run admin` is to make. @throws PlainError what it needs, in one line. */
export function accountFrom(args: string[]): { email: string; role: Role } {
  const { values, positionals } = parse(args)
  const email = positionals[1]?.trim().toLowerCase() ?? ''
  const role = values.role ?? 'admin'
  if (positionals[0] !== 'create' || positionals.length !== 2 || !isEmail(email)) throw new PlainError(usage)
  if (role !== 'admin' && role !== 'validator')
    throw new PlainError('--role is admin or validator; owners register themselves')
  return { email, role }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { role: { type: 'string' } }, allowPositionals: true })
  } catch {
    throw new PlainError(usage)
  }
}
