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

/** Ligatures as letters, and no signs that are not seen. */
export const plain = (text: string) =>
  text
    .slice(0, longestLine)
    .normalize('NFKC')
    // An accent that a program sets beside its letter.
    .replace(/ (?=\p{M})/gu, '')
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[^\S\t]+/g, ' ')
    .trim()

export const bullet = /^\s*(?:[•‣⁃∙·*»›→–—\p{So}\p{Co}-]|o(?=\s)|\d{1,2}[.)])\s+/u

/** Where something was found, as people are shown it. */
export const placeOf = ({ text, page }: CvLine) => (page ? `page ${page}: ${text}` : text)
