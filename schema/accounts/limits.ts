export const minPasswordLength = 6
/** Longer ones are refused before they are hashed. */
export const maxPasswordLength = 128
export const minReferences = 2
export const maxReferences = 3
export const minReferenceStoryLength = 10
