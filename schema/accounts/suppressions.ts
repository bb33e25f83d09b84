/** Why a mailbox is not sent something: it cannot be reached, it complained, or its person asked. */
export type SuppressionReason = 'bounce' | 'complaint' | 'asked'

/** Stands for every kind of mail. */
export const everyKind = '*'
