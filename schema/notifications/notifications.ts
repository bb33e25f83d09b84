import { z } from 'zod'
import type { OptionalMail } from '../accounts/mail-preferences.ts'
import { timeZoneSchema } from '../meetings/availability.ts'

/** What an owner can be notified of on a device (R33). */
export const pushKinds = [
  'lead',
  'message',
  'meeting-booked',
  'meeting-changed',
  'reference-answered',
  'verdict',
  'sprint',
] as const
export type PushKind = (typeof pushKinds)[number]
export const isPushKind = (word: string): word is PushKind => pushKinds.some((kind) => kind === word)

/**
 * The optional mails about the same things. Where there is none, the mail always comes: a meeting's holds the file for a
 * calendar, a sprint's the link to join.
 */
export const mailsOfPush: Record<PushKind, readonly OptionalMail[]> = {
  lead: ['lead'],
  message: ['question', 'hand-off'],
  'meeting-booked': [],
  'meeting-changed': [],
  'reference-answered': ['reference-uninvited', 'reference-arrived', 'reference-declined', 'story-answered'],
  verdict: ['story-validated'],
  sprint: [],
}

/** For each account. */
export const maxPushSubscriptions = 20

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 22:00.')
const quietHours = z
  .object({ from: clock, to: clock })
  .refine(({ from, to }) => from !== to, {
    error: 'Please let quiet hours end before a day is over.',
    path: ['to'],
  })
  .nullable()
const switches = <Mail extends z.ZodType>(mail: Mail) => z.object({ mail, push: z.boolean() })

/**
 * Answer of GET and PUT /api/notifications. `mail` is whether one of a kind's mails is wanted; null where it cannot be
 * chosen, as it always comes (`mailsOfPush`) or the address is unconfirmed.
 */
const notificationsSchema = z.object({
  /** Whether this site can send pushes at all. */
  isOn: z.boolean(),
  /** For `applicationServerKey`, in base64url; a subscription for another one gets nothing. */
  publicKey: z.string().nullable(),
  kinds: z.record(z.enum(pushKinds), switches(z.boolean().nullable())),
  /** In local time; `to` may be of the next day. */
  quiet: quietHours,
  zone: z.string(),
  /** Whether a lock screen may name people. */
  showNames: z.boolean(),
})
export type Notifications = z.infer<typeof notificationsSchema>

/** Body of PUT /api/notifications: what is absent stays. */
export const notificationChangesSchema = z
  .object({
    kinds: z
      .partialRecord(z.enum(pushKinds), switches(z.boolean().nullable()).partial())
      .check(({ value, issues }) => {
        for (const kind of pushKinds)
          if (value[kind]?.mail === false && !mailsOfPush[kind].length)
            issues.push({
              code: 'custom',
              input: value,
              path: [kind, 'mail'],
              message: 'This mail always comes.',
            })
      }),
    quiet: quietHours,
    zone: timeZoneSchema,
    showNames: z.boolean(),
  })
  .partial()
export type NotificationChanges = z.infer<typeof notificationChangesSchema>

/** Body of POST /api/push-subscriptions: what `PushSubscription.toJSON()` says, and the time zone of the browser. */
export const newPushSubscriptionSchema = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({
    /** An uncompressed point of P-256: 65 bytes, the first of which is 4. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
  /** Whose hours are quiet, until the owner has chosen a zone. */
  zone: timeZoneSchema.optional().catch(undefined),
})
export type NewPushSubscription = z.infer<typeof newPushSubscriptionSchema>

/** A device that gets pushes, as its owner sees it. */
const pushSubscriptionSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  isThisDevice: z.boolean(),
  /** What tells its browser that it is the one: the beginning of the SHA-256 of its endpoint, in hexadecimal. */
  endpointHash: z.string(),
})
export type PushSubscriptionAnswer = z.infer<typeof pushSubscriptionSchema>

/** What a device is sent, encrypted; under 3 KB, and `path` is a page of this site. */
const pushPayloadSchema = z.object({
  title: z.string(),
  body: z.string(),
  path: z.string(),
  /** A later one with the same tag takes the place of an earlier one. */
  tag: z.string(),
  /** How much waits for the owner, for the app's badge. */
  waiting: z.number().int(),
})
export type PushPayload = z.infer<typeof pushPayloadSchema>
