import { browser } from '#test/account.ts'
import { paid } from '#test/billing/checkout.ts'
import { booked, openHours, slots } from '#test/meetings.ts'
import { publishPerson } from '#test/people.ts'
import { accepted } from '#test/requests.ts'
import type { Group, ProductAccess } from './group.ts'
import type { Ledger } from './ledger.ts'

/**
 * Each books a time of an expert of their own, keeps the first, moves the second to the next free time, cancels the
 * third, and so on.
 */
export async function bookers(product: ProductAccess, ledger: Ledger): Promise<Group> {
  const people = 2
  const hosts = await Promise.all(
    Array.from({ length: people }, () =>
      publishPerson({ profile: { isSample: false, plan: 'sprint', hasOpenHours: true } }, product),
    ),
  )
  for (const { id } of hosts) await openHours(id, {}, product.databaseUrl)
  // Nobody is told of a time that comes too soon to be booked at the end.
  const times = hosts.map(() => slots(10_000).slice(40))
  return {
    name: 'meetings booked, moved and cancelled',
    people,
    pauseMs: 1_500,
    async act(person, turn) {
      const [profileUrl, free] = [hosts[person]?.profileUrl ?? '', times[person] ?? []]
      const time = free.shift()
      if (time === undefined) return
      const { visitor, token, body } = await booked(profileUrl, time, {}, product)
      const { bookingKey } = body
      ledger.meetings.set(bookingKey, { status: 'booked', start: time })
      // Until a change is acknowledged, nobody knows which of both states is the last.
      if (turn % 3 === 1) {
        const start = free.shift()
        if (start === undefined) return
        ledger.meetings.delete(bookingKey)
        await accepted(visitor.post(`/meetings/${token}/move`, { start }))
        ledger.meetings.set(bookingKey, { status: 'booked', start })
      } else if (turn % 3 === 2) {
        ledger.meetings.delete(bookingKey)
        await accepted(visitor.post(`/meetings/${token}/cancel`, {}))
        ledger.meetings.set(bookingKey, { status: 'cancelled', start: time })
      }
    },
  }
}

/** Each pays the first level with a card of the sandbox. */
export function buyers(url: string, ledger: Ledger): Group {
  return {
    name: 'purchases',
    people: 1,
    pauseMs: 1_500,
    async act() {
      const { order } = await paid(1, {}, browser(url))
      ledger.orders.push(order.id)
    },
  }
}
