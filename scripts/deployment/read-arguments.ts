import { parseArgs } from 'node:util'
import type { Environment } from '../deployment-checks.ts'
import { PlainError } from '../local/plain-error.ts'

const usage = 'npm run deploy [-- --dry-run] [--first] [--rollback [--yes]] [--env preview]'

/**
 * What a deployment is told to do.
 * @throws PlainError with the usage.
 */
export function readArguments(args: string[]) {
  try {
    const options = {
      'dry-run': { type: 'boolean' },
      first: { type: 'boolean' },
      rollback: { type: 'boolean' },
      yes: { type: 'boolean' },
      env: { type: 'string' },
    } as const
    const { values } = parseArgs({ args, options })
    if (values.env !== undefined && values.env !== 'preview')
      throw new Error('The only other environment is preview')
    if ([values['dry-run'], values.first, values.rollback].filter(Boolean).length > 1)
      throw new Error('--dry-run, --first and --rollback exclude each other')
    const environment: Environment = values.env
    return { ...values, environment }
  } catch (error) {
    throw new PlainError(`${(error as Error).message}. Usage: ${usage}`)
  }
}
