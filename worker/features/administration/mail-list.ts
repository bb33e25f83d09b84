import type { z } from 'zod'
import { everyKind } from '#schema/accounts/suppressions.ts'
import type { AdministeredMail, MailList, mailsQuerySchema } from '#schema/administration/mails.ts'
import { maskEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { countByState, selectMails, selectSuppressed } from '../../services/mail/mail-list-queries.ts'
import { cutPage, readCursor } from '../../services/paging.ts'

const pageLength = 50
const noCounts = { waiting: 0, failed: 0, 'given-up': 0, suppressed: 0 }
const reasons: Record<string, string> = {
  bounce: 'Mail to it came back',
  complaint: 'Its reader reported our mail as spam',
  asked: 'Its reader asked for it',
}

/** What mail there is in a state, newest first, 50 at a time, with how many there are in each. @throws AppError BAD_REQUEST. */
export async function mailList(
  call: Call,
  { state, cursor }: z.output<typeof mailsQuerySchema>,
): Promise<MailList> {
  const [[counts = noCounts], rows] = await Promise.all([
    countByState(call),
    state === 'suppressed' ? suppressedPage(call, cursor) : mailsPage(call, state, cursor),
  ])
  const { page, nextCursor } = cutPage(rows, pageLength, ({ at, id }) =>
    state === 'suppressed' ? [Date.parse(at), id] : [Number(id)],
  )
  return { counts, items: page, nextCursor }
}

async function mailsPage(
  call: Call,
  state: 'waiting' | 'failed' | 'given-up',
  cursor: string | undefined,
): Promise<AdministeredMail[]> {
  const [before] = readCursor(cursor, 'integer') ?? [Number.MAX_SAFE_INTEGER]
  const rows = await selectMails(call, state, before, pageLength + 1)
  return rows.map(({ id, to, subject, problem, attempts, dueAt, createdAt, isSecret, hasText }) => ({
    id: `${id}`,
    to: maskEmail(to),
    what: subject,
    reason: problem ?? '',
    attempts,
    isSecret,
    at: createdAt.toISOString(),
    nextAt: dueAt ? new Date(dueAt).toISOString() : null,
    canSend: hasText && state !== 'waiting',
  }))
}

async function suppressedPage(call: Call, cursor: string | undefined): Promise<AdministeredMail[]> {
  const [at, id] = readCursor(cursor, 'integer', 'text') ?? [Number.MAX_SAFE_INTEGER, '']
  const rows = await selectSuppressed(call, { at, id }, pageLength + 1)
  return rows.map(({ id, email, reason, kind, at }) => ({
    id,
    to: maskEmail(email),
    reason: reasons[reason] ?? reason,
    attempts: 0,
    isSecret: false,
    what: kind === '' || kind === everyKind ? 'Gets no mail' : `Gets no “${kind}”`,
    at: new Date(at).toISOString(),
    nextAt: null,
    canSend: false,
  }))
}
