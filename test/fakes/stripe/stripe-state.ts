import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** One of Stripe's objects; only tests look inside, so its fields are not named here. */
// biome-ignore lint/suspicious/noExplicitAny: the shapes are Stripe's own examples, read from a file.
export type StripeObject = Record<string, any> & { id: string }
type Kind =
  | 'payment_intent'
  | 'setup_intent'
  | 'payment_method'
  | 'charge'
  | 'customer'
  | 'product'
  | 'subscription'
  | 'invoice'
  | 'invoice_payment'
  | 'refund'
  | 'credit_note'
  | 'dispute'
  | 'event'
  | 'billing_portal.session'

/** Stripe's own example of each resource that is used here, from its OpenAPI description (MIT). */
const shapes = JSON.parse(readFileSync(new URL('stripe-shapes.json', import.meta.url), 'utf8')) as Record<
  Kind,
  object
>
const prefixes: Record<Kind, string> = {
  payment_intent: 'pi',
  setup_intent: 'seti',
  payment_method: 'pm',
  charge: 'ch',
  customer: 'cus',
  product: 'prod',
  subscription: 'sub',
  invoice: 'in',
  invoice_payment: 'inpay',
  refund: 're',
  credit_note: 'cn',
  dispute: 'dp',
  event: 'evt',
  'billing_portal.session': 'bps',
}

/** What Stripe answers instead of an object. */
export class StripeFault extends Error {
  readonly status: number
  readonly body: object
  constructor(
    status: number,
    error: { message: string; code?: string; type?: string; [more: string]: unknown },
  ) {
    super(error.message)
    this.status = status
    this.body = { error: { type: status === 402 ? 'card_error' : 'invalid_request_error', ...error } }
  }
}

/** The data of one Stripe account, its clock, and its events. */
export class StripeState {
  readonly events: StripeObject[] = []
  /** The version that the account's webhooks are in. */
  apiVersion = '2026-10-28.endive'
  private readonly objects = new Map<string, StripeObject>()
  private aheadMs = 0

  /** By the account's clock, in whole seconds. */
  now = () => Math.floor((Date.now() + this.aheadMs) / 1000)
  setClock(seconds: number) {
    this.aheadMs = seconds * 1000 - Date.now()
  }

  make(kind: Kind, changes: object): StripeObject {
    const made: StripeObject = {
      ...structuredClone(shapes[kind]),
      id: `${prefixes[kind]}_${randomBytes(12).toString('hex')}`,
      created: this.now(),
      ...('livemode' in (shapes[kind] ?? {}) && { livemode: false }),
      ...changes,
    }
    if (kind !== 'event') this.objects.set(made.id, made)
    return made
  }

  /** @throws StripeFault resource_missing */
  get(id: string, kind: string): StripeObject {
    const found = this.objects.get(id)
    if (!found || found.object !== kind)
      throw new StripeFault(404, { code: 'resource_missing', message: `No such ${kind}: '${id}'` })
    return found
  }
  has = (id: string) => this.objects.has(id)
  all = (kind: string) => [...this.objects.values()].filter(({ object }) => object === kind)

  /** Keeps what happened as an event: the object as it is now, in whole. */
  tell(type: string, object: StripeObject) {
    this.events.push(
      this.make('event', { type, api_version: this.apiVersion, data: { object: structuredClone(object) } }),
    )
  }
}

/** What only the fake knows of its objects. */
const hidden = ['cardNumber', 'isSpent', 'unpaid']

/** An object as Stripe writes it. */
export const written = (object: object) =>
  JSON.stringify(object, (name, value) => (hidden.includes(name) ? undefined : value))

/** Stripe's test cards: by number, and by the payment methods that represent them. */
const cards: Record<string, { brand: string; alias: string }> = {
  '4242424242424242': { brand: 'visa', alias: 'pm_card_visa' },
  '5555555555554444': { brand: 'mastercard', alias: 'pm_card_mastercard' },
  '4000000000000002': { brand: 'visa', alias: 'pm_card_chargeDeclined' },
  /** Asks its person the first time. */
  '4000002500003155': { brand: 'visa', alias: 'pm_card_authenticationRequiredOnSetup' },
  /** Asks its person every time, also when a month is charged. */
  '4000002760003184': { brand: 'visa', alias: 'pm_card_authenticationRequired' },
  /** Is taken at first, and declined whenever it is charged later. */
  '4000000000000341': { brand: 'visa', alias: 'pm_card_chargeCustomerFail' },
}

/** A payment method of a card: the number of a test card, any other number, or the name that Stripe has for it. */
export function paymentMethodOf(state: StripeState, card: string): StripeObject {
  if (card.startsWith('pm_') && !card.startsWith('pm_card_')) return state.get(card, 'payment_method')
  if (card === 'paypal') return state.make('payment_method', { cardNumber: card, type: 'paypal', card: null })
  const number = Object.entries(cards).find(([, { alias }]) => alias === card)?.[0] ?? card
  return state.make('payment_method', {
    cardNumber: number,
    card: {
      ...(shapes.payment_method as { card: object }).card,
      brand: cards[number]?.brand ?? 'visa',
      last4: number.slice(-4),
      fingerprint: `fingerprint-${number}`,
    },
  })
}

export const isDeclined = ({ cardNumber }: StripeObject) => cardNumber === '4000000000000002'
export const asksFirst = ({ cardNumber }: StripeObject) =>
  ['4000002500003155', '4000002760003184', 'paypal'].includes(cardNumber)
export const asksAlways = ({ cardNumber }: StripeObject) => cardNumber === '4000002760003184'
export const failsLater = ({ cardNumber }: StripeObject) => cardNumber === '4000000000000341'

/** What Stripe says of a card that its bank refused. */
export const declined = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
}
