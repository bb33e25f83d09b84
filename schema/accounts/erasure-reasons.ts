/** Why an administrator erases an account; a list, as the record keeps it when all words about the person are gone. */
export const erasureReasons = {
  asked: 'They asked from their own address',
  shown: 'They asked another way, and showed who they are',
  authority: 'A court or an authority asked for it',
  terms: 'The account broke the terms',
} as const
export type ErasureReason = keyof typeof erasureReasons
