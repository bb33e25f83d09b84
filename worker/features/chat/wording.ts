/** `A`, `A and B`, `A, B and C`. */
export const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')

/** A text without its final full stop, for use inside a sentence. */
export const endless = (text: string) => text.replace(/(?<![.!?])[.!?]+$/, '')

export const quoted = (text: string) => `“${text}”`

/** The sentences that exist, joined. */
export const joined = (sentences: (string | false | null | undefined)[]) =>
  sentences.filter(Boolean).join(' ')

/** `2025-02-11T19:24:00Z` → `11 February 2025` (UTC, as the page is rendered). */
export const writtenDay = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))

const smallNumbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const counted = (amount: number) => smallNumbers[amount] ?? String(amount)

export const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
