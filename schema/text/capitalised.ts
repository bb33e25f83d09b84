/** A text whose first letter is a capital. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
