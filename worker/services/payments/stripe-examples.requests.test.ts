import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { plans } from '#schema/levels.ts'
import { callOn } from '#test/call.ts'
import { startFakeStripe } from '#test/fakes/stripe/stripe.ts'
import { stripeGateway } from './stripe.ts'
import { eventOf } from './stripe-objects.ts'

/** Stripe's example of every resource, published with its OpenAPI description; not part of this repository. */
const file = new URL('../../../../shared/stripe/fixtures3.json', import.meta.url)
const isThere = existsSync(file)
type Example = Record<string, unknown>
const examples: Record<string, Example> = isThere ? JSON.parse(readFileSync(file, 'utf8')).resources : {}

const isObject = (value: unknown): value is Example =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where a value has a field that the example lacks, or one of another type; what either leaves open fits. */
function differences(ours: unknown, example: unknown, at: string): string[] {
  if (ours === null || ours === undefined || example === null || example === undefined) return []
  if (Array.isArray(ours) && Array.isArray(example))
    return ours.flatMap((one, index) => differences(one, example[0], `${at}.${index}`))
  if (isObject(ours) && isObject(example)) {
    const isOpen = Object.keys(example).length === 0
    return Object.entries(ours).flatMap(([name, value]) => {
      if (isOpen || hidden.includes(name)) return []
      return name in example || leftOut.includes(`${at}.${name}`)
        ? differences(value, example[name], `${at}.${name}`)
        : [`${at}.${name} is new`]
    })
  }
  // Expanded, an id is the object that it names.
  if (isObject(ours) && typeof example === 'string')
    return differences(ours, examples[String(ours.object)], at)
  return typeof ours === typeof example ? [] : [`${at} is ${typeof ours}, not ${typeof example}`]
}
/** What the SDK's types have and the example leaves out. */
const leftOut = ['invoice_payment.payment.payment_intent']
/** What only the fake knows of its objects. */
const hidden = ['cardNumber', 'isSpent', 'unpaid', 'metadata']

const stripe = await startFakeStripe()
afterAll(() => stripe.stop())

test.runIf(isThere)('every answer of the fake has the shape of Stripe’s own examples', async () => {
  const variables = { ...callOn({} as never).variables, ...stripe.variables }
  const call = callOn({} as never, { variables })
  const gateway = stripeGateway(variables)
  const orderId = randomUUID()
  const email = `${orderId}@payments.example`
  const request = { orderId, kind: 'payment' as const, amount: 3700, email, description: 'Rembrandt Starter' }
  const opened = await gateway.openIntent(call, { ...request, isHeldFirst: true, savesCard: true }, orderId)
  stripe.confirm(opened.clientSecret)
  await gateway.capture(call, opened.id, `capture/${orderId}`)
  const { card } = await gateway.findIntent(call, opened.id)
  const subscription = await gateway.startSubscription(
    call,
    {
      orderId,
      email,
      plan: 'starter' as const,
      name: 'Ada Nowhere',
      paymentMethod: card?.paymentMethod ?? '',
      monthly: plans.starter.monthly,
      firstChargeAt: new Date(Date.now() - 24 * 3600_000),
    },
    `start-subscription/${orderId}`,
  )
  stripe.closeDispute(stripe.dispute(opened.id).id, 'won')
  await gateway.refund(call, opened.id, `refund/${orderId}`)
  await gateway.portal(call, subscription.customerId, 'http://nowhere.example/dashboard')
  const kinds = Object.keys(examples).filter((kind) => stripe.state.all(kind).length > 0)
  expect(kinds).toEqual(
    expect.arrayContaining(['payment_intent', 'charge', 'subscription', 'invoice', 'refund']),
  )
  const inEvents = stripe.events.map(({ data }) => data.object as Example)
  const objects = [...kinds.flatMap((kind) => stripe.state.all(kind)), ...inEvents]
  expect(
    objects.flatMap((one) => differences(one, examples[String(one.object)], String(one.object))),
  ).toEqual([])
})

test.runIf(isThere).each([
  ['payment_intent.succeeded', 'payment_intent', 'intent'],
  ['setup_intent.succeeded', 'setup_intent', 'intent'],
  ['customer.subscription.updated', 'subscription', 'subscription'],
  ['invoice.paid', 'invoice', 'invoice'],
  ['charge.refunded', 'charge', undefined],
  ['refund.failed', 'refund', undefined],
  ['charge.dispute.created', 'dispute', undefined],
] as const)('%s about Stripe’s own example is understood', (type, object, kind) => {
  const event = JSON.stringify({ ...examples.event, type, data: { object: examples[object] } })
  const gatewayEvent = eventOf(JSON.parse(event))
  expect(gatewayEvent).toMatchObject({
    type,
    objectId: examples[object]?.id,
    kind: kind ?? expect.any(String),
  })
  expect(Number.isNaN(gatewayEvent?.at.getTime())).toBe(false)
})
