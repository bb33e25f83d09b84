/** A text without its final full stop, for use inside a sentence. */
export const withoutFullStop = (text: string) => text.replace(/(?<![.!?])[.!?]+$/, '')

export const quoted = (text: string) => `“${text}”`

/** The sentences that exist, joined. */
export const joined = (sentences: (string | false | null | undefined)[]) =>
  sentences.filter(Boolean).join(' ')

const smallNumbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const numberInWords = (amount: number) => smallNumbers[amount] ?? String(amount)
