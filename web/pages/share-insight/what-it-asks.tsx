import { plans, pounds } from '#schema/levels.ts'

const asks = [
  ['1 story', 'Told in your own words, read by a validator and confirmed by somebody who was there.'],
  [
    '2 referees',
    'People you have worked with, each at an address of their own. Their words stand beside the checks that ran on them.',
  ],
  [
    pounds(plans.free.firstPayment),
    `With that, a free profile hangs in the gallery. Showing up to ${plans.starter.publicStories} stories costs ${pounds(plans.starter.monthly)} a month.`,
  ],
] as const

/** What sharing takes: people, and no money. */
export function WhatItAsks() {
  return (
    <section aria-labelledby="asks" className="wide pb-room-gap">
      <h2 id="asks">What it asks of you</h2>
      <ul className="mt-s7 grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-s6 md:grid-cols-[5fr_6fr_5fr]">
        {asks.map(([what, words]) => (
          <li key={what} className="border-ink border-t pt-s4">
            <p className="font-serif font-title text-head">{what}</p>
            <p className="mt-s3 max-w-[28em] text-ink-soft">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
