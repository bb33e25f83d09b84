import { z } from 'zod'
import type { Role } from './roles.ts'

/** The letters that a person can do without, by the `kind` each says of itself, for the role that is sent them. */
const unneededMails = {
  owner: [
    'question',
    'lead',
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

/** Answer of GET /api/mail-preferences: which of the role's unneeded mails are wanted. Its PUT takes those that change. */
export const mailPreferencesSchema = z.partialRecord(z.enum(unneededMails.owner), z.boolean())
export type MailPreferences = z.infer<typeof mailPreferencesSchema>
