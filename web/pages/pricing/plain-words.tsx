import type { ReactNode } from 'react'
import { graceDays, plans, planTitle, trialDays, withdrawalDays } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { counted } from '#schema/text/numbers.ts'
import { PlainFacts } from '#web/features/levels/plain-facts.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

const facts: [term: string, words: ReactNode][] = [
  ['What you pay', 'The price that you read here, in pounds sterling. Nothing is added to it at checkout.'],
  [
    'What is free',
    `A profile with ${counted(plans.free.publicStories, 'public story', 'public stories')} and a basic agent. It needs no card, and stays free.`,
  ],
  [
    'If you would like to try first',
    <>
      {plans.starter.levelName} can be tried for {counted(trialDays, 'day')}. Nothing is charged until they
      are over, and you can cancel until then.
      <br />
      <ButtonLink variant="quiet" to={paths.freeTrial.href()}>
        Start the free trial
      </ButtonLink>
    </>,
  ],
  [
    'If you cancel',
    'You can cancel a monthly plan at any time, on your dashboard. It runs to the end of the month that is paid for.',
  ],
  [
    'If a plan lapses',
    `After ${counted(graceDays, 'day')} more the profile becomes ${planTitle('free')}. Nothing is deleted: what that does not include is hidden, and shown again if you come back.`,
  ],
  [
    'If you change your mind',
    <>
      Within {counted(withdrawalDays, 'day')} of buying you can withdraw on your dashboard, and need give no
      reason. You get back all that you paid.
      <br />
      <ButtonLink variant="quiet" to={paths.terms.href('cancelling')}>
        How to withdraw
      </ButtonLink>
    </>,
  ],
]

/** The terms of payment in plain words. */
export function PlainWords() {
  return (
    <section
      className="wide grid gap-x-s8 gap-y-s6 py-room-gap lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
      aria-labelledby="plain-words"
    >
      <h2 id="plain-words">In plain words</h2>
      <PlainFacts facts={facts} />
    </section>
  )
}
