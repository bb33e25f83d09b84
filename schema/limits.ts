/** How long a question to an agent may be (R21). */
export const longestMessage = 2000

/** How long a described challenge may be (R19). */
export const longestQuery = 2000

/** Past this the gallery's count is written `10,000+` (R18). */
export const countedUpTo = 10_000
