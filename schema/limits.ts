/** A line of a form, in characters. */
export const maxLineLength = 120

/** An answer in a form, in characters. */
export const maxAnswerLength = 2000

/** A text of the questionnaire, in characters. */
export const maxDraftTextLength = 2000

/** The longest question to an agent, in characters (R21). */
export const maxMessageLength = 2000

/** The longest description of a challenge, in characters (R19). */
export const maxQueryLength = 2000

/** The visible part of a story in the free preview, in characters (account spec section 9). */
const previewLength = 100

/** Cuts a story for the free preview: a longer one to 97 characters and an ellipsis. */
export const previewText = (text: string) =>
  text.length > previewLength ? `${text.slice(0, previewLength - 3)}...` : text

/** The number of key skills of a profile (account spec section 9). */
export const skillCount = 4

/** The most old addresses of a profile, each of which stays reserved (R10). */
export const maxOldAddresses = 20

/** The most experts that a search shows (R19). */
export const searchResults = 24

/** Above this the gallery's count is written `10,000+` (R18). */
export const countedUpTo = 10_000
