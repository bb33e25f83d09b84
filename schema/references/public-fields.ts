// Apart from the contract, whose zod the reference form does not begin with.

/** The public answers, shown word for word; the others are for the owner and the validator (R8). */
export const publicAnswers = ['uniqueStrengths', 'measurableResults'] as const
