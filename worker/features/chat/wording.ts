/** `A`, `A and B`, `A, B and C`. */
export const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')

/** A text without its final full stop, for use inside a sentence. */
export const endless = (text: string) => text.replace(/(?<![.!?])[.!?]+$/, '')

export const quoted = (text: string) => `“${text}”`

/** The sentences that exist, joined. */
export const joined = (sentences: (string | false | null | undefined)[]) =>
  sentences.filter(Boolean).join(' ')

const smallNumbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const counted = (amount: number) => smallNumbers[amount] ?? String(amount)

export const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
