import { createServer, type ServerResponse } from 'node:http'
import { kindOfRequest } from '../../billing/stripe-requests.ts'
import { listening } from '../listening.ts'
import { stripeInvoices } from './stripe-invoices.ts'
import { type Form, stripePayments } from './stripe-payments.ts'
import { StripeFault, type StripeObject, StripeState, written } from './stripe-state.ts'
import { stripeSubscriptions } from './stripe-subscriptions.ts'
import { handOver } from './stripe-webhooks.ts'

/** `POST /v1/payment_intents`, with what was sent. */
type ApiRequest = {
  call: string
  form: Form
  key: string | undefined
  headers: NodeJS.Dict<string | string[]>
}
/** What goes wrong: Stripe acts or not, and then is silent, hangs up, answers with a status, or late, after a promise. */
export type Disturbance = { acts?: boolean; ends: 'hang' | 'drop' | number | Promise<unknown> }
type Answer = { status: number; body: string }

const keyTtlSeconds = 24 * 3600
const keys = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_fake',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_fake',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_fake',
}

/**
 * A server that speaks Stripe's API to a product, keeps state, and has verbs for what browsers, banks, the dashboard and the
 * clock do there. `events` wait until a test delivers them.
 */
export async function startFakeStripe() {
  const state = new StripeState()
  const payments = stripePayments(state)
  const invoices = stripeInvoices(state, payments)
  const subscriptions = stripeSubscriptions(state, invoices)
  const requests: ApiRequest[] = []
  const storedAnswers = new Map<string, { sent: string; at: number; answer: Answer }>()
  const delivered = new Set<string>()
  let disturbances: { about: RegExp; disturbance: Disturbance; timesLeft: number }[] = []

  /** @throws StripeFault */
  function act(call: string, form: Form): object {
    const [, method, path = ''] = /^(\w+) \/v1\/(.*)$/.exec(call) ?? []
    const [resource = '', id = '', verb] = path.split('/').map(decodeURIComponent)
    const isIntent = resource === 'payment_intents' || resource === 'setup_intents'
    if (isIntent && !id)
      return resource === 'setup_intents' ? payments.openSetup(form) : payments.openPayment(form)
    if (isIntent && method === 'GET') return expanded(payments.intentOf(id), form)
    if (isIntent && verb === 'capture') return payments.capture(id)
    if (isIntent && verb === 'cancel') return payments.cancel(id)
    if (resource === 'refunds' && method === 'GET') return payments.refundsOf(form.payment_intent)
    if (resource === 'refunds')
      return payments.refund(
        form.payment_intent,
        form.amount ? Number(form.amount) : undefined,
        form.metadata,
      )
    if (resource === 'customers' && id) return Object.assign(state.get(id, 'customer'), form)
    if (resource === 'customers')
      return method === 'GET' ? subscriptions.customersOf(form.email) : subscriptions.makeCustomer(form)
    if (resource === 'products') return subscriptions.makeProduct(form)
    if (resource === 'subscriptions' && !id)
      return method === 'GET' ? subscriptions.subscriptionsOf(form) : subscriptions.start(form)
    if (resource === 'subscriptions' && method === 'POST') return subscriptions.update(id, form)
    if (resource === 'subscriptions' && method === 'DELETE') return subscriptions.cancel(id)
    if (resource === 'subscriptions') return state.get(id, 'subscription')
    if (resource === 'invoices' && method === 'GET') return state.get(id, 'invoice')
    if (resource === 'invoice_payments') return invoices.paymentsOf(form.payment?.payment_intent)
    if (resource === 'credit_notes')
      return method === 'GET' ? invoices.creditNotesOf(form.invoice) : invoices.creditNote(form)
    if (path === 'billing_portal/sessions') {
      state.get(form.customer, 'customer')
      const url = `https://billing.stripe.example/${form.customer}`
      return state.make('billing_portal.session', {
        customer: form.customer,
        return_url: form.return_url,
        url,
      })
    }
    throw new StripeFault(404, { message: `Unrecognized request URL (${call})` })
  }

  function expanded(object: StripeObject, { expand = [] }: Form): object {
    const expansions = ['payment_method', 'latest_charge'].flatMap((name) =>
      expand.includes(name) && object[name]
        ? [[name, state.get(object[name], name === 'latest_charge' ? 'charge' : name)]]
        : [],
    )
    return { ...object, ...Object.fromEntries(expansions) }
  }

  const answerTo = (call: string, form: Form): Answer => {
    try {
      return { status: 200, body: written(act(call, form)) }
    } catch (error) {
      if (error instanceof StripeFault) return { status: error.status, body: written(error.body) }
      throw error
    }
  }
  const refusal = (status: number, error: object): Answer => ({ status, body: JSON.stringify({ error }) })

  /** Under a key Stripe acts once and repeats what it answered, also an error of its own, for a day. */
  function underKey(
    { call, form, key }: ApiRequest,
    disturbance: Disturbance | undefined,
  ): Answer & { isReplayed?: boolean } {
    const sent = JSON.stringify([call, form])
    const earlier = key ? storedAnswers.get(key) : undefined
    if (earlier && state.now() - earlier.at < keyTtlSeconds) {
      if (earlier.sent !== sent)
        return refusal(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with: ${key}`,
        })
      return { ...earlier.answer, isReplayed: true }
    }
    const failure = typeof disturbance?.ends === 'number' ? failed(disturbance.ends) : undefined
    const answer =
      disturbance && !disturbance.acts ? (failure ?? { status: 0, body: '' }) : answerTo(call, form)
    const result = failure ?? answer
    if (key && result.status && result.status !== 429)
      storedAnswers.set(key, { sent, at: state.now(), answer: result })
    return result
  }
  const failed = (status: number) =>
    status === 402
      ? refusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })
      : refusal(status, {
          type: status === 429 ? 'invalid_request_error' : 'api_error',
          ...(status === 429 && { code: 'rate_limit' }),
          message: 'Sorry! There was an error while talking to one of our backends.',
        })

  function respond(response: ServerResponse, request: ApiRequest) {
    if (request.headers.authorization !== `Bearer ${keys.STRIPE_SECRET_KEY}`)
      return send(
        response,
        refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }),
      )
    if (request.headers['stripe-version'] !== state.apiVersion)
      return send(response, refusal(400, { type: 'invalid_request_error', message: 'Another API version' }))
    if (!kindOfRequest(request.call, request.form))
      return send(
        response,
        refusal(400, {
          type: 'invalid_request_error',
          message: `Not in test/billing/stripe-requests.ts: ${request.call} ${JSON.stringify(request.form)}`,
        }),
      )
    const active = disturbances.find(
      ({ about, timesLeft }) =>
        timesLeft > 0 && about.test(`${request.call} ${JSON.stringify(request.form)}`),
    )
    if (active) active.timesLeft -= 1
    const disturbance = active?.disturbance
    const answer = underKey(request, disturbance)
    if (disturbance?.ends === 'drop') return response.socket?.destroy()
    if (disturbance?.ends instanceof Promise) return void disturbance.ends.then(() => send(response, answer))
    if (disturbance?.ends !== 'hang') send(response, answer)
  }

  const server = createServer(async (incoming, response) => {
    const pieces: Buffer[] = []
    for await (const piece of incoming) pieces.push(piece)
    const { pathname, search } = new URL(incoming.url ?? '', 'http://stripe.example')
    const key = incoming.headers['idempotency-key']
    const request: ApiRequest = {
      call: `${incoming.method} ${pathname}`,
      form: formOf(incoming.method === 'POST' ? Buffer.concat(pieces).toString() : search.slice(1)),
      key: incoming.method === 'POST' && key ? String(key) : undefined,
      headers: incoming.headers,
    }
    requests.push(request)
    response.on('error', () => {})
    respond(response, request)
  })
  const { origin: url, stop } = await listening(server)

  return {
    ...payments,
    state,
    /** Puts a card in, as its person's browser does with the secret. @throws StripeFault as a declined card's */
    confirm: (clientSecret: string, card = '4242424242424242') =>
      payments.confirm(clientSecret.replace(/_secret_.*$/, ''), clientSecret, card),
    changeCard: subscriptions.changeCard,
    cancelSubscription: subscriptions.cancel,
    endAtPeriodEnd: (id: string) => subscriptions.update(id, { cancel_at_period_end: 'true' }),
    /** Takes that back, as its owner can in the portal. */
    resume: (id: string) => subscriptions.update(id, { cancel_at_period_end: 'false' }),
    invoicesOf: subscriptions.invoicesOf,
    payInvoice: subscriptions.payInvoice,
    /** Moves the account's clock on, past every renewal, trial and retry until then. */
    moveTo: subscriptions.moveTo,
    subscriptionOf: (orderId: string) =>
      state.all('subscription').find(({ metadata }) => metadata.order === orderId),
    url,
    /** What a product is started with to ask this one. */
    variables: { ...keys, STRIPE_API_URL: url },
    events: state.events,
    /** The requests whose call (`POST /v1/refunds`) is about something, oldest first. */
    requestsAbout: (about = /^/) => requests.filter(({ call }) => about.test(call)),
    /** What happens to the next requests whose call and form (`POST /v1/refunds {…}`) are about something. */
    disturb: (about: RegExp, disturbance: Disturbance, times = Number.POSITIVE_INFINITY) =>
      void disturbances.unshift({ about, disturbance, timesLeft: times }),
    calm() {
      disturbances = []
    },
    handOver: (productUrl: string, event: StripeObject, at?: Date) =>
      handOver(productUrl, event, { ...(at && { at }), secret: keys.STRIPE_WEBHOOK_SECRET }),
    /** Delivers the events that a product has not accepted yet, in order. Returns the statuses. */
    async deliver(productUrl: string, at?: Date): Promise<number[]> {
      const statuses: number[] = []
      for (const event of state.events.filter(({ id }) => !delivered.has(id))) {
        const { status } = await this.handOver(productUrl, event, at)
        if (status === 200) delivered.add(event.id)
        statuses.push(status)
      }
      return statuses
    },
    stop,
  }
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

function send(response: ServerResponse, { status, body, isReplayed }: Answer & { isReplayed?: boolean }) {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Request-Id': `req_${Math.random().toString(36).slice(2)}`,
    ...(isReplayed && { 'Idempotent-Replayed': 'true' }),
  })
  response.end(body)
}

/** Parses a form body such as `items[0][price_data][currency]=gbp`. */
function formOf(encoded: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.replaceAll(']', '').split('[')
    let at: Form = form
    for (const [index, step] of path.entries()) {
      const next = path[index + 1]
      if (next === undefined) at[step] = value
      else at = at[step] ??= /^\d*$/.test(next) ? [] : {}
    }
  }
  return form
}
