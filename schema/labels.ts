/** `Ada Lovelace` → `AL`; nothing → `EX` (public spec section 3). */
export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    // By characters: half a rocket is no letter.
    .map((part) => (Array.from(part)[0] ?? '').toUpperCase())
    .slice(0, 2)
    .join('') || 'EX'

/** The Roman number of a story: 1 → I. */
export const storyNumber = (index: number) => {
  const tens = ['', 'X', 'XX', 'XXX', 'XL', 'L']
  const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']
  return `${tens[Math.floor(index / 10)] ?? ''}${ones[index % 10] ?? ''}`
}

/** What a card says when a profile leaves a field empty (public spec section 3). */
export const cardFallbacks = {
  name: 'Expert',
  initials: 'EX',
  businessArea: 'Professional',
  industry: 'Professional Services',
  description: 'Solution expert',
} as const

/** A time zone in words: `Europe/London` → `London time`. */
export const zoneTime = (timeZone: string) =>
  timeZone.includes('/')
    ? `${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`
    : timeZone
