/** A line of a CV as people read it: wrapped text is one line; a gap, as between table columns, is a tab. */
export type CvLine = {
  text: string
  /** The page from 1; undefined where a file has none. */
  page?: number
  /** The font size, in points. */
  size: number
  /** Identifies the font within one file. */
  font?: string
}

/** The longest line that is read, in characters, and the most lines of a file. */
const maxLineLength = 1000
export const maxLines = 2000

/** The text with ligatures as letters, without invisible and bidirectional control characters. */
export const plain = (text: string) =>
  text
    .slice(0, maxLineLength)
    .normalize('NFKC')
    // A combining accent that a program writes beside its letter.
    .replace(/ (?=\p{M})/gu, '')
    .normalize('NFKC')
    .replace(/[\p{Cf}\u2028\u2029]|(?!\s)\p{Cc}/gu, '')
    .replace(/[^\S\t]+/g, ' ')
    .trim()

export const bullet = /^\s*(?:[•‣⁃∙·*»›→–—\p{So}\p{Co}-]|o(?=\s)|\d{1,2}[.)])\s+/u

/** Where something was found, as people are shown it. */
export const placeOf = ({ text, page }: CvLine) => (page ? `page ${page}: ${text}` : text)
