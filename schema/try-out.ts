/** What is said wherever somebody books or writes to a sample profile (R2). `tryOutResult` stands with the scorecard, whose page then carries that alone. */
export const tryOut = {
  meeting: 'This is a try-out with a sample profile: nobody will come.',
  message: 'This is a try-out with a sample profile: nobody will answer in its name.',
} as const
