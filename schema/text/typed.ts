import { z } from 'zod'

/** Control characters, and those that turn the direction of the text after them: no page shows them. */
const unseen = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu
const lineEnds = /[\t\n\r\u2028\u2029]+/g

/** Anything but spaces, and signs that have no width or are drawn as nothing. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/** A text without what nobody sees; '' where nothing else is in it. */
export function withoutUnseen(text: string): string {
  const shown = text.replace(unseen, '')
  return visible.test(shown) ? shown : ''
}
/** The same as one line. */
export const inOneLine = (text: string) => withoutUnseen(text).replace(lineEnds, ' ')

/** A line that somebody types. */
export const typedLine = (message?: string) => z.string(message).overwrite(inOneLine).trim()

/** A text that somebody types, of one line or several. */
export const typedText = (message?: string) => z.string(message).overwrite(withoutUnseen).trim()
