/** Why a mailbox is not sent a mail: it bounced, complained or asked. */
export type SuppressionReason = 'bounce' | 'complaint' | 'asked'

/** Stands for every kind of mail. */
export const everyKind = '*'
