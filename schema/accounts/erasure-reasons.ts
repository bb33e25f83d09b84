/**
 * The reasons for an administrator's erasure; a list, because the record keeps it after all text about the person
 * is erased.
 */
export const erasureReasons = {
  asked: 'They asked from their own address',
  shown: 'They asked another way, and showed who they are',
  authority: 'A court or an authority asked for it',
  terms: 'The account broke the terms',
} as const
export type ErasureReason = keyof typeof erasureReasons
