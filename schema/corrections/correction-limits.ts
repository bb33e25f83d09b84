/** The longest answer that an owner teaches, in characters. */
export const maxCorrectionLength = 1200

/** The most corrections of a profile. */
export const maxCorrections = 200
