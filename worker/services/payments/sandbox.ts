import type { Call } from '../../call.ts'
import { keyedHash } from '../tokens.ts'
import { type Gateway, GatewayRefused, type GatewaySubscription, type OpenIntent } from './gateway.ts'
import {
  changeObject,
  findObject,
  insertObject,
  type SandboxIntent,
  type SandboxSubscription,
} from './sandbox-objects.ts'

/** An id of the sandbox, always the same for the same key. */
const idFor = async ({ variables }: Call, kind: 'pi' | 'si' | 'sub', key: string) =>
  `sandbox_${kind}_${await hexHash(variables.AUTH_SECRET, 'sandbox-object', key)}`

/** `{id}_secret_{random}`: who has it may confirm the intent. */
const secretOf = async ({ variables }: Call, id: string) =>
  `${id}_secret_${await hexHash(variables.AUTH_SECRET, 'sandbox-secret', id)}`

const hexHash = async (secret: string, purpose: string, text: string) =>
  [...(await keyedHash(secret, purpose, text))]
    .map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 48)

type StoredIntent = { id: string; body: SandboxIntent }
type StoredSubscription = { id: string; body: SandboxSubscription }

/** A stored intent as the gateway's interface gives it. */
export const asIntent = async (call: Call, { id, body }: StoredIntent): Promise<OpenIntent> => {
  const { email: _, isHeldFirst: __, amountRefunded: ___, parts: ____, ...intent } = body
  return { id, ...intent, clientSecret: await secretOf(call, id) }
}

/** A stored subscription as the gateway's interface gives it. */
export function asSubscription({ id, body }: StoredSubscription): GatewaySubscription {
  const { orderId, customerId, status, periodStart, periodEnd, cancelAt, endedAt } = body
  return {
    id,
    orderId,
    customerId,
    status,
    periodStart: new Date(periodStart),
    periodEnd: new Date(periodEnd),
    ...(cancelAt && { cancelAt: new Date(cancelAt) }),
    ...(endedAt && { endedAt: new Date(endedAt) }),
  }
}

/** The intent of a client secret; undefined where there is none. */
export async function intentOfSecret(call: Call, clientSecret: string) {
  const id = /^(sandbox_[ps]i_[0-9a-f]+)_secret_[0-9a-f]+$/.exec(clientSecret)?.[1]
  if (!id || clientSecret !== (await secretOf(call, id))) return undefined
  return findObject<SandboxIntent>(call, id)
}

/** Changes an object by `change`, from what it is then; null leaves it unchanged. */
export async function change<Body extends SandboxIntent | SandboxSubscription>(
  call: Call,
  id: string,
  changed: (body: Body) => { body: Body; dueAt?: number | null } | null,
): Promise<{ id: string; body: Body }> {
  for (;;) {
    const stored = await findObject<Body>(call, id)
    if (!stored) throw new GatewayRefused(`There is no ${id} in the sandbox`, 'resource_missing')
    const next = changed(stored.body)
    if (!next) return stored
    if (await changeObject(call, stored, next.body, next.dueAt)) return { id, body: next.body }
  }
}

const subscriptionOfInvoice = (invoiceId: string) => invoiceId.replace('_in_', '_sub_').replace(/_\d+$/, '')

/** The gateway of a product without Stripe's keys: labelled, with test cards, and without money (R13). */
export const sandbox: Gateway = {
  name: 'sandbox',

  async openIntent(call, { kind, orderId, amount, email, isHeldFirst }, key) {
    const id = await idFor(call, kind === 'setup' ? 'si' : 'pi', key)
    const status = 'open' as const
    const body = { kind, status, orderId, amount, email, isHeldFirst, amountRefunded: 0 }
    return asIntent(call, await insertObject<SandboxIntent>(call, { kind, id, body }))
  },

  async findIntent(call, intentId) {
    return asIntent(call, await change<SandboxIntent>(call, intentId, () => null))
  },

  async capture(call, intentId) {
    const captured = await change<SandboxIntent>(call, intentId, (body) => {
      if (body.status === 'succeeded') return null
      if (body.status !== 'held') throw new GatewayRefused(`It is ${body.status}`, 'unexpected_state')
      return { body: { ...body, status: 'succeeded' } }
    })
    return asIntent(call, captured)
  },

  async cancelIntent(call, intentId) {
    const cancelled = await change<SandboxIntent>(call, intentId, (body) => {
      if (body.status === 'cancelled') return null
      if (body.status === 'succeeded') throw new GatewayRefused('It has succeeded', 'unexpected_state')
      return { body: { ...body, status: 'cancelled' } }
    })
    return asIntent(call, cancelled)
  },

  async refund(call, intentId) {
    const refunded = await change<SandboxIntent>(call, intentId, (body) => {
      if (body.status !== 'succeeded') throw new GatewayRefused(`It is ${body.status}`, 'unexpected_state')
      return body.amountRefunded === body.amount ? null : { body: { ...body, amountRefunded: body.amount } }
    })
    return refunded.body.amountRefunded
  },

  async refundPart(call, intentId, { id, amount, refundedBefore }) {
    const isRefunded = ({ parts = [] }: SandboxIntent) => parts.includes(id)
    const { body } = await change<SandboxIntent>(call, intentId, (body) => {
      if (body.status !== 'succeeded') throw new GatewayRefused(`It is ${body.status}`, 'unexpected_state')
      if (isRefunded(body) || body.amountRefunded !== refundedBefore) return null
      if (amount > body.amount - refundedBefore) throw new GatewayRefused('It is more than is left', 'amount')
      const parts = [...(body.parts ?? []), id]
      return { body: { ...body, parts, amountRefunded: refundedBefore + amount } }
    })
    return { isRefunded: isRefunded(body), amountRefunded: body.amountRefunded }
  },

  async refundedTotal(call, intentId) {
    return (await change<SandboxIntent>(call, intentId, () => null)).body.amountRefunded
  },

  // Its months have no intents.
  async invoiceOf() {
    return undefined
  },

  async refundMonthPart(call, invoiceId, { id, amount, refundedBefore }) {
    const partsOf = ({ monthParts = {} }: SandboxSubscription) => monthParts[invoiceId] ?? {}
    const isRefunded = (body: SandboxSubscription) => id in partsOf(body)
    const totalOf = (body: SandboxSubscription) =>
      body.refunded?.includes(invoiceId)
        ? body.monthly
        : Object.values(partsOf(body)).reduce((sum, part) => sum + part, 0)
    const { body } = await change<SandboxSubscription>(call, subscriptionOfInvoice(invoiceId), (body) => {
      if (isRefunded(body) || totalOf(body) !== refundedBefore) return null
      if (amount > body.monthly - refundedBefore)
        throw new GatewayRefused('It is more than is left', 'amount')
      const parts = { ...partsOf(body), [id]: amount }
      return { body: { ...body, monthParts: { ...body.monthParts, [invoiceId]: parts } } }
    })
    return { isRefunded: isRefunded(body), amountRefunded: totalOf(body) }
  },

  async refundMonth(call, invoiceId) {
    const id = subscriptionOfInvoice(invoiceId)
    await change<SandboxSubscription>(call, id, (body) => {
      const { refunded = [] } = body
      return refunded.includes(invoiceId) ? null : { body: { ...body, refunded: [...refunded, invoiceId] } }
    })
  },

  async startSubscription(call, request, key) {
    const { orderId, plan, email, paymentMethod, monthly, firstChargeAt, countedFrom, endsFirst } = request
    const id = await idFor(call, 'sub', key)
    const body: SandboxSubscription = {
      orderId,
      plan,
      email,
      monthly,
      paymentMethod,
      customerId: `sandbox_cus_${orderId}`,
      status: 'trialing',
      periodStart: call.now.toISOString(),
      periodEnd: firstChargeAt.toISOString(),
      countedFrom: (countedFrom ?? firstChargeAt).toISOString(),
      ...(endsFirst && { cancelAt: firstChargeAt.toISOString() }),
      charges: 0,
    }
    return asSubscription(
      await insertObject(call, { kind: 'subscription', id, body, dueAt: firstChargeAt.getTime() }),
    )
  },

  async findSubscription(call, subscriptionId) {
    return asSubscription(await change<SandboxSubscription>(call, subscriptionId, () => null))
  },

  async cancelSubscription(call, subscriptionId, when) {
    const changed = await change<SandboxSubscription>(call, subscriptionId, (body) => {
      if (body.status === 'canceled') return null
      if (when === 'now') {
        const over = { ...body, status: 'canceled' as const, endedAt: call.now.toISOString() }
        // A charge before it is still to be reported.
        return body.untold ? { body: over } : { body: over, dueAt: null }
      }
      const { cancelAt: _, ...others } = body
      return { body: when === 'never' ? others : { ...others, cancelAt: body.periodEnd } }
    })
    return asSubscription(changed)
  },

  // Its customers are no objects of their own, and nobody is mailed.
  async updateCustomer() {},

  async portal() {
    return undefined
  },
}
