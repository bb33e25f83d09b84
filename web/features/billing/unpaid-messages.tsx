import type { ReactNode } from 'react'
import type { UnpaidReason } from '#schema/billing/billing.ts'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** A payment or a trial that did not succeed, and who looks at it. */
export type Unpaid = {
  purchase: 'payment' | 'trial'
  /** The path for trying again. */
  again: string
  /** Whether it takes longer than usual. */
  isLong: boolean
  /** The number of the sprint that takes people now, of a payment for one. */
  sprint?: number | undefined
  isSignedIn: boolean
}

type Message = { title: string; words: string; ways?: ReactNode }

/** What each reason is called, what it means, and what can be done about it. */
export const unpaidMessages: Record<UnpaidReason, (unpaid: Unpaid) => Message> = {
  waiting: ({ purchase, isLong, isSignedIn }) => ({
    title: purchase === 'payment' ? 'Your bank has not decided yet' : 'Your card is not confirmed yet',
    words: `${
      isLong
        ? 'It takes longer than usual. You need not stay: we write to you as soon as it is decided, and you are never charged twice.'
        : 'That takes a few seconds as a rule. This page asks again by itself.'
    }${isSignedIn ? '' : ' If you have no account yet, the mail that follows holds the link that opens one.'}`,
  }),
  unknown: ({ isSignedIn }) => ({
    title: 'Nothing to show here',
    words:
      'This browser has no such payment. Only the one that it was made with is shown it, or whoever is signed in to the account that made it.',
    ways: isSignedIn ? dashboard : signIn({ next: location.pathname + location.search }),
  }),
  declined: ({ again }) => ({
    title: 'Your card was declined',
    words: 'Nothing was charged. Your details are kept: try the card again, or take another one.',
    ways: main(again, 'Try another card'),
  }),
  cancelled: ({ purchase, again }) => ({
    title: purchase === 'payment' ? 'This payment was cancelled' : 'This trial was cancelled',
    words: 'Nothing was charged, and nothing will be. You can begin again whenever you like.',
    ways: main(again, 'Begin again'),
  }),
  refunded: () => ({
    title: 'This payment was refunded',
    words:
      'All of it went back the way you paid, which can take a bank up to ten days to show. The plan that it paid for has ended.',
    ways: <ButtonLink to={paths.pricing.href()}>See the plans</ButtonLink>,
  }),
  disputed: () => ({
    title: 'Your bank is asking about this payment',
    words:
      'It was questioned at your bank, and the plan that it paid for rests until that is decided. If that was not meant, tell your bank, and write to us.',
  }),
  'sold out': ({ sprint }) => ({
    title: 'The last place went while you were paying',
    words:
      'Nothing was charged. Your bank may show the amount as pending for a few days; then it disappears. We can write to you when a place is free.',
    ways: (
      <>
        {main(paths.waitlist.href(sprint), 'Join the waitlist')}
        <ButtonLink variant="quiet" to={paths.sprint.href()}>
          See the next sprint
        </ButtonLink>
      </>
    ),
  }),
  begun: () => ({
    title: 'The sprint began while you were paying',
    words:
      'Nothing was charged. Your bank may show the amount as pending for a few days; then it disappears. You can take a place in the next one, while there are any.',
    ways: main(paths.sprint.href(), 'See the next sprint'),
  }),
  'wrong level': () => ({
    title: 'This payment is for another level',
    words: 'The address of this page names another level than the one that was paid. Your payment stands.',
    ways: <ButtonLink to={paths.dashboard.href()}>Go to my dashboard</ButtonLink>,
  }),
  'card used': () => ({
    title: 'This card has had a free trial',
    words:
      'Everybody has one trial, and this card was used for another. Nothing was charged, and nothing will be. Your free profile stays: a page, one story and an agent that answers for it.',
    ways: <WithoutTrial />,
  }),
  covered: ({ isSignedIn }) => ({
    title: 'You have this plan already',
    words:
      'It was bought with this address before, or on your account, so the trial did not begin. Nothing was charged, and nothing will be.',
    ways: isSignedIn ? dashboard : signIn(),
  }),
  'address used': () => ({
    title: 'You have had your free trial',
    words:
      'There was one for this address before, and everybody has one. Nothing was charged, and nothing will be. Your free profile stays: a page, one story and an agent that answers for it.',
    ways: <WithoutTrial />,
  }),
}

const main = (to: string, label: string) => (
  <ButtonLink variant="main" to={to}>
    {label}
  </ButtonLink>
)
const dashboard = main(paths.dashboard.href(), 'Go to my dashboard')
const signIn = (query?: { next: string }) => main(paths.login.href(query), 'Sign in')

/** Links for whoever has had a trial: what the plan costs, and what is free. */
const WithoutTrial = () => (
  <>
    <ButtonLink to={paths.checkout.href(1)}>See what Starter costs</ButtonLink>
    <ButtonLink variant="quiet" to={paths.pricing.href()}>
      See what is free
    </ButtonLink>
  </>
)
