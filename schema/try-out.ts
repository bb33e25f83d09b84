/** What is said wherever somebody books, writes to or shares a result with a sample profile (R2). */
export const tryOut = {
  meeting: 'This is a try-out with a sample profile: nobody will come.',
  message: 'This is a try-out with a sample profile: nobody will answer in its name.',
  answer: 'This is a try-out with a sample profile: the answer is no real expert’s.',
  result: 'This is a try-out with a sample profile: nobody will reply.',
} as const
