import { isEmail } from '#schema/email.ts'
import type { Attachment } from '#schema/tables/outbox.ts'
import type { Call } from '../../call.ts'

export type Mail = { to: string; subject: string; text: string; html: string; attachments: Attachment[] }
/** `headers` beside those of every mail. */
export type Posted = Mail & { headers: Record<string, string> }
/** `refused` would be refused again; `failed` may go through another time, once we have put right what is wrong with us; `busy` only came too fast. */
export type Delivery = { outcome: 'sent' } | { outcome: 'refused' | 'failed' | 'busy'; problem: string }
export type Mailer = {
  /** Hands a mail over; the same `key` again within a day is sent once. Never throws. */
  send: (mail: Posted, key: string) => Promise<Delivery>
}

const resend = 'https://api.resend.com'
const timeoutMs = 8_000
const longestProblem = 300
/** Why nothing is written to a recipient that `isEmail` refuses. */
export const noAddress = 'its recipient is no address'

/** Resend's HTTP API, or a server that speaks it; undefined when no key is configured (a key never is without a sender). */
export function configuredMailer({ variables, askStranger }: Call): Mailer | undefined {
  const { RESEND_API_KEY: key, MAIL_API_URL = resend, MAIL_FROM: from } = variables
  if (!key || !from) return undefined
  const post = (mail: Posted, idempotencyKey: string) =>
    fetch(`${MAIL_API_URL.replace(/(?<!\/)\/+$/, '')}/emails`, {
      method: 'POST',
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
          const said = await answer.text()
          return answer.ok ? { outcome: 'sent' } : deliveryOf(answer.status, said)
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
  subject,
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

function deliveryOf(status: number, said: string): Delivery {
  const problem = `${status} ${said}`.slice(0, longestProblem)
  if (status === 429) return { outcome: quota.test(said) ? 'failed' : 'busy', problem }
  return { outcome: ownFault.includes(status) && !ourFault.test(said) ? 'refused' : 'failed', problem }
}

/** A mail that is wrong in itself, unless what is said is our sender: that holds for every mail until it is put right. */
const ownFault = [400, 413, 422]
const ourFault = /[`'" ]from[`'" ]|invalid_from/i
/** Used up for a day or a month; asking again at once is of no use. */
const quota = /quota/i

const base64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
