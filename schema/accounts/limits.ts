export const shortestPassword = 6
/** Longer ones are refused before they are hashed. */
export const longestPassword = 128
export const fewestReferences = 2
export const mostReferences = 3
export const shortestReferenceStory = 10
