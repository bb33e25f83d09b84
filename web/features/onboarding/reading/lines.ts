/** A line of a CV as people read it: wrapped text is one line, a gap as between columns of a table a tab. */
export type CvLine = {
  text: string
  /** The page from 1; undefined where a file has none. */
  page?: number
  /** The height of its letters, in points. */
  size: number
  /** Names how its letters look, within one file. */
  font?: string
}

/** The longest line that is read, in characters, and the most lines of a file. */
const longestLine = 1000
export const mostLines = 2000

/** Ligatures as letters, and no signs that are not seen or that turn the text after them. */
export const plain = (text: string) =>
  text
    .slice(0, longestLine)
    .normalize('NFKC')
    // An accent that a program sets beside its letter.
    .replace(/ (?=\p{M})/gu, '')
    .normalize('NFKC')
    .replace(/[\p{Cf}\u2028\u2029]|(?!\s)\p{Cc}/gu, '')
    .replace(/[^\S\t]+/g, ' ')
    .trim()

export const bullet = /^\s*(?:[•‣⁃∙·*»›→–—\p{So}\p{Co}-]|o(?=\s)|\d{1,2}[.)])\s+/u

/** Where something was found, as people are shown it. */
export const placeOf = ({ text, page }: CvLine) => (page ? `page ${page}: ${text}` : text)
