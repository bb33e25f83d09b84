import type { ContactForm } from '#schema/billing/billing.ts'
import { storedValue } from '#web/client/stored-value.ts'

const empty = { customer_name: '', customer_email: '', customer_mobile: '', withdrawalConsent: false }
const names = ['customer_name', 'customer_email', 'customer_mobile'] as const

/** The stored values of the contact step, removed after the payment. */
export const storedContact = storedValue('checkout', (stored: Partial<ContactForm> | null): ContactForm => {
  const texts = names.flatMap((name) => (typeof stored?.[name] === 'string' ? [[name, stored[name]]] : []))
  return { ...empty, ...Object.fromEntries(texts), withdrawalConsent: stored?.withdrawalConsent === true }
})
