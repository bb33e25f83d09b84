import { dayMs } from '#schema/durations.ts'
import { pushEndpoint } from '#schema/notifications/push-services.ts'
import type { Call } from '../../call.ts'
import { type DeviceKeys, encryptPush } from './encrypt.ts'
import { vapidAuthorization, vapidOf } from './vapid.ts'

/**
 * `gone`: the device is not there any more. `refused` would be refused again. `failed` may succeed later: after `waitMs`,
 * where the push service said so.
 */
export type PushDelivery =
  | { outcome: 'sent' | 'gone' }
  | { outcome: 'refused' | 'failed'; problem: string; waitMs?: number | undefined }

const timeoutMs = 8_000
const maxWaitMs = dayMs
/** How long a push service keeps a push for a device that it does not reach, in seconds. */
const ttlSeconds = 24 * 3600

type Message = {
  /** What the device reads. */
  payload: string
  /** At most 32 characters of base64url: of several of one topic, a push service keeps the last. */
  topic: string
}

/** Sends one push to one device, once; never throws, follows no redirect and asks nobody but push services. */
export async function sendPush(
  { variables, now, askStranger }: Call,
  { endpoint, ...keys }: DeviceKeys & { endpoint: string },
  { payload, topic }: Message,
): Promise<PushDelivery> {
  const vapid = vapidOf(variables)
  if (!vapid) return { outcome: 'failed', problem: 'no VAPID keys are set' }
  const address = pushEndpoint(endpoint, variables.LOCAL_PUSH_ORIGIN)
  if (!address) return { outcome: 'refused', problem: 'its address is no push service' }
  try {
    const body = await encryptPush(payload, keys)
    const authorization = await vapidAuthorization(vapid, address, now)
    return await askStranger(async () => {
      const answer = await fetch(address, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          Authorization: authorization,
          'Content-Encoding': 'aes128gcm',
          'Content-Type': 'application/octet-stream',
          TTL: String(ttlSeconds),
          Topic: topic,
          Urgency: 'normal',
        },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      })
      // What it says is nobody's to read, and may have no end.
      await answer.body?.cancel()
      return deliveryOf(answer, now)
    })
  } catch (error) {
    return { outcome: 'failed', problem: error instanceof Error ? error.name : 'it could not be asked' }
  }
}

/**
 * Push services create (201, RFC 8030), accept for later (202), or say no more than that it is well (200, 204); a page of
 * HTML with a 200 is of something that stands before them.
 */
const isTaken = (status: number, headers: Headers) =>
  [201, 202, 204].includes(status) || (status === 200 && !headers.get('content-type')?.includes('html'))

function deliveryOf({ status, headers }: Response, now: Date): PushDelivery {
  if (isTaken(status, headers)) return { outcome: 'sent' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  const problem = `its push service answered ${status}`
  // Of these it is our keys that are wrong, their service, or what stands before it: the device stays.
  const isLater = status < 300 || status === 401 || status === 403 || status === 429 || status >= 500
  return isLater
    ? { outcome: 'failed', problem, waitMs: waitIn(headers.get('retry-after'), now) }
    : { outcome: 'refused', problem }
}

/** How long a `Retry-After` asks to wait, in seconds or until a date, at most a day; undefined where it says neither. */
export function waitIn(header: string | null, now: Date): number | undefined {
  if (!header) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), maxWaitMs)
}
