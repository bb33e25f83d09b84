/** A text whose first letter is a capital. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `Ann, Ben and Cleo`. */
export const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')
