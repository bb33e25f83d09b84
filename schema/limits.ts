/** How long a question to an agent may be (R21). */
export const longestMessage = 2000

/** How long a described challenge may be (R19). */
export const longestQuery = 2000

/** How much of a story the free preview shows, in characters (account spec section 9). */
const previewLength = 100

/** A story as the free preview shows it: what is longer than 100 characters is cut to 97 and an ellipsis. */
export const previewText = (text: string) =>
  text.length > previewLength ? `${text.slice(0, previewLength - 3)}...` : text

/** How many key skills a profile names (account spec section 9). */
export const skillCount = 4

/** How many old addresses lead to one profile; each stays taken for everybody else (R10). */
export const mostOldAddresses = 20

/** How many experts a search shows: the best ones of those who answer (R19). */
export const searchResults = 24

/** Past this the gallery's count is written `10,000+` (R18). */
export const countedUpTo = 10_000
