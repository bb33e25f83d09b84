import { deliveredTo, spellingsOfBefore } from '#schema/email.ts'

/** The spellings under which a mailbox is stored: the one, and those of earlier releases. */
export const spellingsOf = (email: string) => [...new Set([deliveredTo(email), ...spellingsOfBefore(email)])]
