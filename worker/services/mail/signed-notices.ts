import { Webhook } from 'standardwebhooks'

type Notice = { id: string; timestamp: string; signatures: string; body: string }

/**
 * Whether a notice is signed with our secret, `whsec_…`, within five minutes of the real time, by Standard Webhooks
 * (HMAC-SHA-256 over `id.timestamp.body`); during a change of secrets there are several signatures.
 */
export function isSigned(secret: string, { id, timestamp, signatures, body }: Notice): boolean {
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures }
  try {
    new Webhook(secret).verify(body, headers, { jsonParse: false })
    return true
  } catch {
    return false
  }
}
