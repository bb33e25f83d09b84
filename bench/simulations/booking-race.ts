import { randomUUID } from 'node:crypto'
import type { WireError } from '#schema/errors.ts'
import type { SlotsAnswer } from '#schema/meetings/meetings.ts'
import { services } from '#schema/paths.ts'
import type { Effort } from '../effort.ts'
import { ask, json } from '../instruments/calls.ts'
import type { Product } from '../instruments/products.ts'
import { measured, type Row } from '../row.ts'

const expert = 'adaeze-whitcombe'
const [onOneSlot, inAWeek] = [100, 400]

/** A hundred people who book one time at once, and four hundred the times of a week: how long the slowest waited, and what was not as it should be. */
export async function bookingRace(product: Product, { isQuick }: Effort): Promise<Row[]> {
  const { slots } = await offered(product, 42)
  const [first = '', ...week] = slots
  const share = isQuick ? 4 : 1
  return [
    await race(product, [first], onOneSlot / share),
    await race(product, week.slice(0, 40), inAWeek / share),
  ].flat()
}

const offered = async ({ url }: Product, days: number): Promise<SlotsAnswer> =>
  JSON.parse(await ask(`${url}${services.api}/meetings/slots/${expert}?days=${days}`))

/** So many people at once, each of whom wants one of these times. */
async function race(product: Product, wanted: string[], people: number): Promise<Row[]> {
  const answers = await Promise.all(
    Array.from({ length: people }, (_, index) => book(product, wanted[index % wanted.length] ?? '')),
  )
  const won = answers.filter(({ status }) => status === 201)
  const lost = answers.filter(({ code, next }) => code === 'SLOT_TAKEN' && next.length)
  const free = new Set((await offered(product, 42)).slots)
  const wrong =
    Math.abs(won.length - wanted.length) +
    (answers.length - won.length - lost.length) +
    wanted.filter((slot) => free.has(slot)).length
  const waited = answers.map(({ ms }) => ms).sort((one, other) => one - other)
  const race = `${people} people book ${wanted.length === 1 ? 'one time' : `${wanted.length} times`} at once`
  return [
    measured({
      name: `${race}, the slowest`,
      figure: waited.at(-1) ?? 0,
      unit: 'ms',
      note: `half within ${Math.round(waited[waited.length >> 1] ?? 0)} ms; ${won.length} booked, ${lost.length} told what is free${others(answers)}`,
    }),
    measured({
      name: `${race}: booked twice, lost or told nothing`,
      figure: wrong,
      unit: 'errors',
      budget: { of: 'figure', atMost: 0 },
    }),
  ]
}

/** What else was answered, and how often. */
function others(answers: { status: number; code?: string | undefined }[]): string {
  const codes = answers.flatMap(({ status, code }) =>
    status === 201 || code === 'SLOT_TAKEN' ? [] : [code ?? status],
  )
  return [...Map.groupBy(codes, (code) => code)].map(([code, all]) => `, ${all.length} ${code}`).join('')
}

async function book({ url }: Product, start: string) {
  const body = {
    profileUrl: expert,
    start,
    bookingKey: randomUUID(),
    name: 'Noor Haddad',
    timeZone: 'Asia/Kathmandu',
    email: `${randomUUID()}@racer.example`,
    about: 'The second shop.',
  }
  const began = performance.now()
  const answer = await fetch(`${url}${services.api}/meetings`, json(body))
  const error = (await answer.json()) as Partial<WireError>
  const next = (error.details ?? []).filter(({ path }) => path === 'next')
  return { status: answer.status, code: error.code, next, ms: performance.now() - began }
}
