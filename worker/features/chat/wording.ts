/** A text without its final full stop, for use inside a sentence. */
export const withoutFullStop = (text: string) => text.replace(/(?<![.!?])[.!?]+$/, '')

/** A text whose own quotation marks are single ones, so that nothing in it ends a quotation. */
export const withInnerQuotes = (text: string) => text.replaceAll('“', '‘').replaceAll('”', '’')
export const quoted = (text: string) => `“${withInnerQuotes(text)}”`
/** A sentence of a validated story in quotation marks, as it stands there. */
export const quotedAsIs = (sentence: string) => `“${sentence}”`

/** The sentences that exist, joined. */
export const joined = (sentences: (string | false | null | undefined)[]) =>
  sentences.filter(Boolean).join(' ')

const smallNumbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const numberInWords = (amount: number) => smallNumbers[amount] ?? String(amount)
