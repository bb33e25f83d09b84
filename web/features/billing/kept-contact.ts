import type { Contact } from '#schema/billing/billing.ts'

/** What is in the fields of the contact step; of a trial nobody asks for the tick. */
export type EnteredContact = Contact & { withdrawalConsent: boolean }

const key = 'checkout'
const names = ['customer_name', 'customer_email', 'customer_mobile'] as const

/** What was typed into a contact step of this browser before. */
export function keptContact(): EnteredContact {
  const empty = { customer_name: '', customer_email: '', customer_mobile: '', withdrawalConsent: false }
  try {
    const stored: Partial<EnteredContact> | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    const texts = names.flatMap((name) => (typeof stored?.[name] === 'string' ? [[name, stored[name]]] : []))
    return { ...empty, ...Object.fromEntries(texts), withdrawalConsent: stored?.withdrawalConsent === true }
  } catch {
    return empty
  }
}

/** Kept at every keystroke, so that neither a reload nor another tab loses it. */
export function keepContact(entered: EnteredContact): void {
  try {
    localStorage.setItem(key, JSON.stringify(entered))
  } catch {}
}

/** Once it is paid for, the order knows all this. */
export function forgetContact(): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}
