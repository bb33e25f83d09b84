import type { z } from 'zod'
import { everyKind } from '#schema/accounts/suppressions.ts'
import type { AdministeredMail, MailList, mailsQuerySchema } from '#schema/administration/mails.ts'
import { maskEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { countByState, selectMails, selectSuppressed } from '../../services/mail/mail-list-queries.ts'

const pageLength = 50
const noCounts = { waiting: 0, failed: 0, 'given-up': 0, suppressed: 0 }
const reasons: Record<string, string> = {
  bounce: 'Mail to it came back',
  complaint: 'Its reader reported our mail as spam',
  asked: 'Its reader asked for it',
}

/** What mail there is in a state, newest first, 50 at a time, with how many there are in each. */
export async function mailList(
  call: Call,
  { state, cursor = '' }: z.output<typeof mailsQuerySchema>,
): Promise<MailList> {
  const [[counts = noCounts], rows] = await Promise.all([
    countByState(call),
    state === 'suppressed' ? suppressedPage(call, cursor) : mailsPage(call, state, cursor),
  ])
  const items = rows.slice(0, pageLength)
  const last = items.at(-1)
  const next = last && (state === 'suppressed' ? `${Date.parse(last.at)}_${last.id}` : last.id)
  return { counts, items, nextCursor: rows.length > pageLength && next ? next : null }
}

async function mailsPage(
  call: Call,
  state: 'waiting' | 'failed' | 'given-up',
  cursor: string,
): Promise<AdministeredMail[]> {
  const before = /^\d{1,15}$/.test(cursor) ? Number(cursor) : Number.MAX_SAFE_INTEGER
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

async function suppressedPage(call: Call, cursor: string): Promise<AdministeredMail[]> {
  const [, at, id] = /^(\d{1,15})_([as]\d{1,15})$/.exec(cursor) ?? []
  const before = at && id ? { at: Number(at), id } : { at: Number.MAX_SAFE_INTEGER, id: '' }
  const rows = await selectSuppressed(call, before, pageLength + 1)
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
