/** Whose mailbox an address is, for comparing (R8): lower case, without what follows a `+` before the `@`. */
export function normaliseEmail(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const tag = address.indexOf('+')
  return tag > 0 && tag < at ? address.slice(0, tag) + address.slice(at) : address
}

/** Whether a text can be an address at all; the contract says it for certain. */
export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim())
