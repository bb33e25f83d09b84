import type { Call } from '../call.ts'
import { keepQuestionLead } from '../features/leads/commands.ts'
import { findRecipient } from '../features/profiles/queries.ts'
import { keepQuestion, type Question, tellOfQuestion } from '../features/questions/commands.ts'
import { AppError } from '../services/app-error.ts'

/**
 * Takes a message for an expert: it is kept, whoever left an address is a lead of theirs, and a mail tells the owner,
 * or the house where there is none; all of it at once, and once only under its key.
 * @throws AppError PROFILE_NOT_FOUND; then nothing is kept.
 */
export async function takeQuestion(
  call: Call,
  { profileUrl, ...asked }: Question & { profileUrl: string },
): Promise<void> {
  const to = await findRecipient(call, profileUrl)
  if (!to) throw new AppError('PROFILE_NOT_FOUND')
  await call.db.batch([
    keepQuestion(call, to, asked),
    keepQuestionLead(call, to, asked),
    tellOfQuestion(call, to, asked),
  ])
}
