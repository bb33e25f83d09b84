import { z } from 'zod'
import type { Role } from '../roles.ts'
import { token } from '../text/form-fields.ts'

/** The kinds of mail that each role can switch off. */
const optionalMails = {
  owner: [
    'question',
    'lead',
    'hand-off',
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
export type OptionalMail = (typeof optionalMails)[Role][number]
export const optionalMailsOf = (role: Role): readonly OptionalMail[] => optionalMails[role]

/** The kinds of mail that ask a referee for something, which stop together, for all owners (R8). */
export const refereeMails = ['invitation', 'reminder', 'confirm-story'] as const
export type RefereeMail = (typeof refereeMails)[number]

/** The waitlist's mail; to stop it is to leave the list. */
export const waitlistMail = 'waitlist'

/** Experts' answers to an address that somebody left for them, perhaps not its own: they stop for all experts. */
export const answerMail = 'answer'

/** A kind of mail with an unsubscribe link. */
export type StoppableMail = OptionalMail | RefereeMail | typeof waitlistMail | typeof answerMail

/** Every kind of mail with an unsubscribe link. */
export const stoppableMails: readonly StoppableMail[] = [
  ...Object.values(optionalMails).flat(),
  ...refereeMails,
  waitlistMail,
  answerMail,
]

/** The kinds that stop with this one; none for a kind that is not optional. */
export function stoppedWith(kind: string): readonly StoppableMail[] {
  if (refereeMails.some((known) => known === kind)) return refereeMails
  if (kind === waitlistMail || kind === answerMail) return [kind]
  return Object.values(optionalMails)
    .flat()
    .filter((known) => known === kind)
}

/** Answer of GET /api/mail-preferences: which optional mails of the role are wanted; its PUT takes the changes. */
export const mailPreferencesSchema = z.partialRecord(z.enum(optionalMails.owner), z.boolean())
export type MailPreferences = z.infer<typeof mailPreferencesSchema>

/** Body of POST /api/unsubscribe: the link's token, and whether the mail is wanted again. */
export const unsubscribeSchema = z.object({ token, isWanted: z.boolean().default(false) })

/** What an unsubscribe link stops, and for whom (masked): `barred` after a bounce or complaint gets no mail at all. */
export type StoppableMails = {
  kind: StoppableMail
  email: string
  standing: 'wanted' | 'stopped' | 'barred'
}
