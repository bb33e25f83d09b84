/** The longest answer that an owner teaches, in characters. */
export const longestCorrection = 1200

/** The most corrections of a profile. */
export const mostCorrections = 200
