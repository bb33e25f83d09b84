import { z } from 'zod'
import type { ScorecardInput } from '#schema/scorecard/submission.ts'
import type { Call } from '../../call.ts'
import { keyedHash } from '../../services/tokens.ts'

const uuid = z.uuid()
const maxKeyLength = 255

/**
 * The key of an assessment: the Idempotency-Key header or the body's; a guessable header is valid for this very
 * assessment only.
 */
export async function submissionKeyOf(
  { variables }: Call,
  header: string | undefined,
  input: ScorecardInput,
) {
  const key = header?.trim().replace(/^"(.*)"$/, '$1')
  if (!key || key.length > maxKeyLength) return input.submissionKey
  if (uuid.safeParse(key).success) return key
  const { submissionKey: _, ...assessment } = input
  return keyedHash(variables.AUTH_SECRET, 'submission', `${key}\n${JSON.stringify(assessment)}`)
}
