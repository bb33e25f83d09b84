import type { OpenedPayment } from '#schema/billing/billing-answers.ts'

/** What the card form of either gateway is given. */
export type CardProps = {
  opened: OpenedPayment
  /** A payment, or a card that is set up for later. */
  kind: 'payment' | 'setup'
  /** The label of the button. */
  submit: string
  /** The path to which Stripe returns after a redirect. */
  returnTo: string
  /** The gateway has accepted it; the next page checks the payment. */
  onDone: (intentId: string) => void
  /** It was cancelled meanwhile, so a new one is needed. */
  onClosed: () => void
}

/** The intent id in a client secret; both gateways write it first. */
export const intentOf = (clientSecret: string) => clientSecret.replace(/_secret_.*$/, '')

/** How the notice of a failure is headed (account spec section 8); its text is the provider's. */
export const failureTitle = { payment: 'Payment Failed', setup: 'Setup Failed' } as const
