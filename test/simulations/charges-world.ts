import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Call, SignedIn } from '#worker/call.ts'
import { AppError } from '#worker/services/app-error.ts'
import { type Database, tables } from '#worker/services/database.ts'
import type { GatewayEvent } from '#worker/services/payments/gateway.ts'
import { gatewayOf } from '#worker/services/payments/gateways.ts'
import { eventOf } from '#worker/services/payments/stripe-objects.ts'
import { handleGatewayEvent } from '#worker/workflows/billing/handle-gateway-event.ts'
import { expirePlans, refreshSubscriptions } from '#worker/workflows/billing/plan-jobs.ts'
import { releaseSeats } from '#worker/workflows/billing/release-seats.ts'
import { renewSandbox } from '#worker/workflows/billing/renew-sandbox.ts'
import { runGatewayTasks } from '#worker/workflows/billing/run-gateway-tasks.ts'
import { callOn } from '../call.ts'
import type { FakeStripe } from '../fakes/stripe/stripe.ts'
import { databaseAt } from '../people.ts'
import { kv } from './ten-years.ts'

const { profiles, users } = tables
const buyersAtOnce = 5

/** The same numbers for the same seed. */
function diceOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    chance: (of: number) => next() < of,
    upTo: (most: number) => Math.floor(next() * most),
    oneOf: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
  }
}

export type ChargedBuyer = {
  name: string
  email: string
  elsewhere: string
  devices: string[]
  userId?: string
}
/** An order as its buyer remembers it. */
type StartedOrder = {
  person: string
  orderId: string
  intentId: string
  isTrial: boolean
  level: number
  device: string
  /** When the sandbox had the money. */
  paidAt?: number
}

/** Buyers and one gateway, whose clock only steps move. */
export class ChargesWorld {
  readonly db: Database
  protected readonly stripe: FakeStripe | undefined
  protected readonly dice: ReturnType<typeof diceOf>
  protected now = Date.UTC(2031, 0, 10, 9)
  protected buyers: ChargedBuyer[] = []
  protected readonly everybody: ChargedBuyer[] = []
  protected readonly orders: StartedOrder[] = []
  protected readonly sandboxEvents: GatewayEvent[] = []
  protected readonly handledEvents = new Set<string>()
  protected readonly refundRequested = new Set<string>()
  protected cards = 0
  readonly counts: Record<string, number> = {}

  constructor(databaseUrl: string, seed: number, stripe?: FakeStripe) {
    this.db = databaseAt(databaseUrl)
    this.stripe = stripe
    this.dice = diceOf(seed)
    this.welcome()
    stripe?.moveTo(new Date(this.now))
  }

  /** Five others come; who was there before goes on paying. */
  welcome() {
    const world = randomUUID().slice(0, 8)
    this.buyers = Array.from({ length: buyersAtOnce }, (_, index) => ({
      name: `buyer ${this.everybody.length + index + 1}`,
      email: `buyer-${index + 1}@${world}.example`,
      elsewhere: `buyer-${index + 1}@office-${world}.example`,
      devices: [randomUUID(), randomUUID()],
    }))
    this.everybody.push(...this.buyers)
  }

  protected call(account?: SignedIn): Call {
    const call = callOn(this.db, { now: new Date(this.now), kv })
    const variables = { ...call.variables, ...this.stripe?.variables } as Call['variables']
    const actor = account ? ({ kind: 'owner', account, address: '192.0.2.1' } as const) : call.actor
    return { ...call, variables, actor }
  }

  protected async accountOf({ userId }: ChargedBuyer): Promise<SignedIn | undefined> {
    if (!userId) return undefined
    const [found] = await this.db
      .select({ user: users, profile: profiles })
      .from(users)
      .innerJoin(profiles, eq(profiles.ownerId, users.id))
      .where(eq(users.id, userId))
    if (!found) return undefined
    const { user, profile } = found
    const { id, email, name, role, emailVerified } = user
    return {
      userId: id,
      sessionId: id,
      email,
      name,
      role,
      emailVerified,
      hasTotp: false,
      isUserVerified: false,
      profile,
    }
  }

  /** Does what may be refused; whatever else goes wrong is a fault of the product's. */
  protected async tries(action: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
      this.counts[action] = (this.counts[action] ?? 0) + 1
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const refused = `${action} refused`
      this.counts[refused] = (this.counts[refused] ?? 0) + 1
    }
  }

  protected passTime(ms: number) {
    this.now += ms
    this.stripe?.moveTo(new Date(this.now))
  }

  /** The gateway's events so far, by id; with Stripe in Stripe's form. */
  protected get events(): { id: string; hear: () => Promise<void> }[] {
    if (!this.stripe)
      return this.sandboxEvents.map((one) => ({
        id: one.id,
        hear: () => handleGatewayEvent(this.call(), one),
      }))
    return this.stripe.events.map((one) => ({
      id: one.id,
      hear: async () => {
        const event = eventOf(one as never)
        if (event) await handleGatewayEvent(this.call(), await this.withCard(event))
      },
    }))
  }

  /** As the webhook does. */
  protected async withCard(event: GatewayEvent): Promise<GatewayEvent> {
    if (event.kind !== 'intent' || !event.intent.orderId) return event
    if (event.intent.status !== 'succeeded' && event.intent.status !== 'held') return event
    const { clientSecret: _, ...intent } = await gatewayOf(this.call()).findIntent(
      this.call(),
      event.intent.id,
    )
    return { ...event, intent }
  }

  /** Some events, in any order, some of them once more. */
  protected async tell(most: number) {
    const fresh = this.events.filter(({ id }) => !this.handledEvents.has(id))
    const old = this.events.filter(({ id }) => this.handledEvents.has(id))
    for (let left = most; left > 0; left -= 1) {
      const isAgain = old.length > 0 && this.dice.chance(0.2)
      const event = isAgain ? this.dice.oneOf(old) : fresh[this.dice.upTo(fresh.length)]
      if (!event) return
      await event.hear()
      this.handledEvents.add(event.id)
      fresh.splice(0, fresh.length, ...fresh.filter(({ id }) => id !== event.id))
    }
  }

  /** Runs what waits; now and then the gateway is away, or acts and does not answer. */
  protected async runTasks(isCalm = false) {
    const fails = this.stripe && !isCalm && this.dice.chance(0.3)
    // A key that is being changed: Stripe is asked again later.
    if (fails) this.stripe?.disturb(/^POST|^DELETE/, { ends: 401, acts: this.dice.chance(0.4) }, 3)
    await runGatewayTasks(this.call())
    if (fails) this.stripe?.calm()
  }

  protected async jobs() {
    if (!this.stripe) await renewSandbox(this.call())
    await refreshSubscriptions(this.call())
    await expirePlans(this.call())
    await releaseSeats(this.call())
  }
}
