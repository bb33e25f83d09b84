import { z } from 'zod'
import { isEmail } from '#schema/email.ts'
import type { Attachment } from '#schema/tables/services/outbox.ts'
import { inOneLine } from '#schema/text/typed.ts'
import type { Call } from '../../call.ts'
import { shortText } from '../short-answer.ts'

export type Mail = { to: string; subject: string; text: string; html: string; attachments: Attachment[] }
/** `headers` are added to those of every mail. */
export type Posted = Mail & { headers: Record<string, string> }
/** `refused` would be refused again; `failed` may succeed later; `busy` came too fast. */
export type Delivery = { outcome: 'sent' } | { outcome: 'refused' | 'failed' | 'busy'; problem: string }
export type Mailer = {
  /** Sends a mail, once for the same `key` within a day; never throws. */
  send: (mail: Posted, key: string) => Promise<Delivery>
}

const resend = 'https://api.resend.com'
const timeoutMs = 8_000
const maxProblemLength = 300
const maxAnswerLength = 64 * 1024
/** The problem recorded for a recipient that `isEmail` refuses. */
export const noAddress = 'its recipient is no address'

/** Resend's HTTP API or a compatible server; undefined when no key is configured. */
export function configuredMailer({ variables, askStranger }: Call): Mailer | undefined {
  const { RESEND_API_KEY: key, MAIL_API_URL = resend, MAIL_FROM: from } = variables
  if (!key || !from) return undefined
  const post = (mail: Posted, idempotencyKey: string) =>
    fetch(`${MAIL_API_URL.replace(/(?<!\/)\/+$/, '')}/emails`, {
      method: 'POST',
      // It would take the key along.
      redirect: 'manual',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify(asResend(mail, from)),
      signal: AbortSignal.timeout(timeoutMs),
    })
  return {
    async send(mail, idempotencyKey) {
      if (!isEmail(mail.to)) return { outcome: 'refused', problem: noAddress }
      try {
        return await askStranger(async () => {
          const answer = await post(mail, idempotencyKey)
          const body = await shortText(answer, maxAnswerLength)
          return answer.ok ? readAccepted(body) : deliveryOf(answer.status, body)
        })
      } catch (error) {
        return { outcome: 'failed', problem: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}

const asResend = ({ to, subject, text, html, attachments, headers }: Posted, from: string) => ({
  from,
  to: [to],
  // More lines would be headers of somebody's own, and are refused.
  subject: inOneLine(subject),
  text,
  html,
  ...(Object.keys(headers).length && { headers }),
  ...(attachments.length && {
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      content_type: contentType,
      content: base64(content),
    })),
  }),
})

const acceptedSchema = z.object({ id: z.string().min(1) })

/** A mail was accepted if the answer holds its id; any other answer may come from a proxy in between. */
function readAccepted(body: string): Delivery {
  try {
    if (acceptedSchema.safeParse(JSON.parse(body)).success) return { outcome: 'sent' }
  } catch {}
  return { outcome: 'failed', problem: 'its answer does not say that the mail was taken' }
}

function deliveryOf(status: number, body: string): Delivery {
  const problem = `${status} ${body}`.slice(0, maxProblemLength)
  if (status === 429) return { outcome: quota.test(body) ? 'failed' : 'busy', problem }
  return { outcome: ownFault.includes(status) && !ourFault.test(body) ? 'refused' : 'failed', problem }
}

/** Statuses of a mail that is itself wrong, unless the problem is our sender, which fails every mail. */
const ownFault = [400, 413, 422]
const ourFault = /[`'" ]from[`'" ]|invalid_from/i
/** The day's or month's quota is used up, so asking again at once is useless. */
const quota = /quota/i

const base64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
