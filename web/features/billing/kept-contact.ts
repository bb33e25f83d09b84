import type { ContactForm } from '#schema/billing/billing.ts'
import { kept } from '#web/client/kept.ts'

const empty = { customer_name: '', customer_email: '', customer_mobile: '', withdrawalConsent: false }
const names = ['customer_name', 'customer_email', 'customer_mobile'] as const

/** What was typed into a contact step of this browser before; forgotten once it is paid for. */
export const keptContact = kept('checkout', (stored: Partial<ContactForm> | null): ContactForm => {
  const texts = names.flatMap((name) => (typeof stored?.[name] === 'string' ? [[name, stored[name]]] : []))
  return { ...empty, ...Object.fromEntries(texts), withdrawalConsent: stored?.withdrawalConsent === true }
})
