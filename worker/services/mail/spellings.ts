import { deliveredTo, normaliseEmail } from '#schema/email.ts'

/** The spellings under which a mailbox is stored: the one, and its own of earlier releases. */
export const spellingsOf = (email: string) => [deliveredTo(email), normaliseEmail(email)]
