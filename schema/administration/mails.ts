import { z } from 'zod'
import { cursorSchema } from '../paging.ts'

/** Waiting for its first try; failed and to be tried again; given up; addresses that get no mail. */
export const mailStates = ['waiting', 'failed', 'given-up', 'suppressed'] as const
export type MailState = (typeof mailStates)[number]

/** Query of GET /api/admin/mails. */
export const mailsQuerySchema = z.object({
  state: z.enum(mailStates).default('waiting'),
  cursor: cursorSchema,
})

/** The number of a mail, or the row of an address that gets no mail. */
export const mailOrAddressSchema = z.object({ id: z.string().regex(/^[as]?\d{1,15}$/) })

/** A mail without its text, or an address that gets none. */
export type AdministeredMail = {
  /** `17`, or `a17` and `s17` for addresses. */
  id: string
  /** Masked. */
  to: string
  /** Its subject, or which mails an address does not get. */
  what: string
  reason: string
  attempts: number
  at: string
  /** When it is tried again. */
  nextAt: string | null
  /** Its text holds a private link, which may be over. */
  isSecret: boolean
  canSend: boolean
}

/** Answer of GET /api/admin/mails; a count stops at `maxCounted`. */
export type MailList = {
  counts: Record<MailState, number>
  items: AdministeredMail[]
  nextCursor: string | null
}
export const maxCounted = 10_000
