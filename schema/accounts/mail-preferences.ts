import { z } from 'zod'
import type { Role } from '../roles.ts'
import { token } from '../text/form-fields.ts'

/** The letters that a person can do without, by the `kind` each says of itself, for the role that is sent them. */
const unneededMails = {
  owner: [
    'question',
    'lead',
    'meeting-reminder',
    'reference-uninvited',
    'reference-arrived',
    'reference-declined',
    'reference-expired',
    'story-answered',
    'story-validated',
  ],
  validator: [],
  admin: [],
} as const satisfies Record<Role, readonly string[]>
export type UnneededMail = (typeof unneededMails)[Role][number]
export const unneededMailsOf = (role: Role): readonly UnneededMail[] => unneededMails[role]

/** The letters that ask a referee for something; who wants no more of one wants none of them, whoever asks (R8). */
export const refereeMails = ['invitation', 'reminder', 'confirm-story'] as const
export type RefereeMail = (typeof refereeMails)[number]

/** What the waitlist is told; to stop it is to leave the list. */
export const waitlistMail = 'waitlist'

/** A letter that its reader can do without, and can stop by the link at its foot. */
export type StoppableMail = UnneededMail | RefereeMail | typeof waitlistMail

/** The kinds that stop with this one; none for a letter that nobody can do without. */
export function stoppedWith(kind: string): readonly StoppableMail[] {
  if (refereeMails.some((known) => known === kind)) return refereeMails
  if (kind === waitlistMail) return [waitlistMail]
  return Object.values(unneededMails)
    .flat()
    .filter((known) => known === kind)
}

/** Answer of GET /api/mail-preferences: which of the role's unneeded mails are wanted. Its PUT takes those that change. */
export const mailPreferencesSchema = z.partialRecord(z.enum(unneededMails.owner), z.boolean())
export type MailPreferences = z.infer<typeof mailPreferencesSchema>

/** Body of POST /api/unsubscribe: the token of a letter's link, and whether its kind is wanted again after all. */
export const unsubscribeSchema = z.object({ token, isWanted: z.boolean().default(false) })

/**
 * What a letter's link stops, and for whom (masked): `barred` is sent nothing at all, since a mail came back or was
 * complained of. Of the waitlist, `stopped` is not on it.
 */
export type StoppableMails = {
  kind: StoppableMail
  email: string
  standing: 'wanted' | 'stopped' | 'barred'
}
