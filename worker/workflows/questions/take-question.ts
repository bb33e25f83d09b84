import type { Call } from '../../call.ts'
import { keepQuestionLead } from '../../features/leads/commands.ts'
import { findRecipient } from '../../features/profiles/queries.ts'
import { keepQuestion, type Question, tellOfQuestion } from '../../features/questions/commands.ts'
import { isTaken } from '../../features/questions/queries.ts'
import { reserve, settle } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { addressHash } from '../../services/identity/address.ts'

/** From one address; an office shares one. */
export const messagesPerDay = 20

/**
 * Takes a message for an expert: it is kept, whoever left an address is a lead of theirs, and a mail tells the owner,
 * or the house where there is none; all of it at once, and once only under its key.
 * @throws AppError PROFILE_NOT_FOUND, MESSAGE_LIMIT; then nothing is kept.
 */
export async function takeQuestion(
  call: Call,
  { profileUrl, ...asked }: Question & { profileUrl: string },
): Promise<void> {
  const to = await findRecipient(call, profileUrl)
  if (!to) throw new AppError('PROFILE_NOT_FOUND')
  const messages = await reserve(call, [
    {
      ...{ unit: 'messages', amount: 1, limit: messagesPerDay, window: 'day' },
      subject: `messages:${await addressHash(call)}`,
    },
  ])
  if (messages.short) {
    // Whoever never heard that it had arrived is told so now.
    if (await isTaken(call, asked.questionKey)) return
    throw new AppError('MESSAGE_LIMIT', messages.short)
  }
  const [kept] = await call.db.batch([
    keepQuestion(call, to, asked),
    keepQuestionLead(call, to, asked),
    ...(await tellOfQuestion(call, to, asked)),
  ])
  if (!kept.rowsAffected) await Promise.all(settle(call, messages.held, { messages: 0 }))
}
