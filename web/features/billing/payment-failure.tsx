import type { ReactNode } from 'react'
import type { UnpaidReason } from '#schema/billing/billing.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { DashboardLink } from '#web/features/accounts/dashboard-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Outcome } from './outcome.tsx'

/** Names the address that helps with payments. */
export const PaymentSupport = () => (
  <p className="text-ink-soft text-label">
    Something does not look right? Write to{' '}
    <a href={`mailto:${contacts.support}`} className="text-madder-text">
      {contacts.support}
    </a>
    .
  </p>
)

type Message = { title: string; words: ReactNode; ways?: ReactNode }

/** Why a payment or a trial did not succeed, each in its own words, and what can be done about it. */
export function PaymentFailure({
  reason,
  what,
  again,
  isLong,
  sprint,
}: {
  reason: UnpaidReason
  what: 'payment' | 'trial'
  /** The path for trying again. */
  again: string
  /** Whether it takes longer than usual. */
  isLong: boolean
  /** The number of the sprint that takes people now, of a payment for one. */
  sprint?: number | undefined
}) {
  const isSignedIn = useCurrentUsername() !== null
  const tryAgain = (label: string) => (
    <ButtonLink variant="main" to={again}>
      {label}
    </ButtonLink>
  )
  const free = (
    <ButtonLink variant="quiet" to={paths.pricing.href()}>
      See what is free
    </ButtonLink>
  )
  const messages: Record<UnpaidReason, Message> = {
    waiting: {
      title: what === 'payment' ? 'Your bank has not decided yet' : 'Your card is not confirmed yet',
      words: `${
        isLong
          ? 'It takes longer than usual. You need not stay: we write to you as soon as it is decided, and you are never charged twice.'
          : 'That takes a few seconds as a rule. This page asks again by itself.'
      }${isSignedIn ? '' : ' If you have no account yet, the mail that follows holds the link that opens one.'}`,
    },
    unknown: {
      title: 'Nothing to show here',
      words:
        'This browser has no such payment. Only the one that it was made with is shown it, or whoever is signed in to the account that made it.',
      ways: isSignedIn ? (
        <ButtonLink variant="main" to={paths.dashboard.href()}>
          Go to my dashboard
        </ButtonLink>
      ) : (
        <ButtonLink variant="main" to={paths.login.href({ next: location.pathname + location.search })}>
          Sign in
        </ButtonLink>
      ),
    },
    declined: {
      title: 'Your card was declined',
      words: 'Nothing was charged. Your details are kept: try the card again, or take another one.',
      ways: tryAgain('Try another card'),
    },
    cancelled: {
      title: what === 'payment' ? 'This payment was cancelled' : 'This trial was cancelled',
      words: 'Nothing was charged, and nothing will be. You can begin again whenever you like.',
      ways: tryAgain('Begin again'),
    },
    refunded: {
      title: 'This payment was refunded',
      words:
        'All of it went back the way you paid, which can take a bank up to ten days to show. The plan that it paid for has ended.',
      ways: <ButtonLink to={paths.pricing.href()}>See the plans</ButtonLink>,
    },
    disputed: {
      title: 'Your bank is asking about this payment',
      words:
        'It was questioned at your bank, and the plan that it paid for rests until that is decided. If that was not meant, tell your bank, and write to us.',
    },
    'sold out': {
      title: 'The last place went while you were paying',
      words:
        'Nothing was charged. Your bank may show the amount as pending for a few days; then it disappears. We can write to you when a place is free.',
      ways: (
        <>
          <ButtonLink variant="main" to={paths.waitlist.href(sprint)}>
            Join the waitlist
          </ButtonLink>
          <ButtonLink variant="quiet" to={paths.sprint.href()}>
            See the next sprint
          </ButtonLink>
        </>
      ),
    },
    begun: {
      title: 'The sprint began while you were paying',
      words:
        'Nothing was charged. Your bank may show the amount as pending for a few days; then it disappears. You can take a place in the next one, while there are any.',
      ways: (
        <ButtonLink variant="main" to={paths.sprint.href()}>
          See the next sprint
        </ButtonLink>
      ),
    },
    'wrong level': {
      title: 'This payment is for another level',
      words: 'The address of this page names another level than the one that was paid. Your payment stands.',
      ways: <ButtonLink to={paths.dashboard.href()}>Go to my dashboard</ButtonLink>,
    },
    'card used': {
      title: 'This card has had a free trial',
      words:
        'Everybody has one trial, and this card was used for another. Nothing was charged, and nothing will be. Your free profile stays: a page, one story and an agent that answers for it.',
      ways: (
        <>
          <ButtonLink to={paths.checkout.href(1)}>See what Starter costs</ButtonLink>
          {free}
        </>
      ),
    },
    covered: {
      title: 'You have this plan already',
      words:
        'It was bought with this address before, or on your account, so the trial did not begin. Nothing was charged, and nothing will be.',
      ways: isSignedIn ? (
        <ButtonLink variant="main" to={paths.dashboard.href()}>
          Go to my dashboard
        </ButtonLink>
      ) : (
        <ButtonLink variant="main" to={paths.login.href()}>
          Sign in
        </ButtonLink>
      ),
    },
    'address used': {
      title: 'You have had your free trial',
      words:
        'There was one for this address before, and everybody has one. Nothing was charged, and nothing will be. Your free profile stays: a page, one story and an agent that answers for it.',
      ways: (
        <>
          <ButtonLink to={paths.checkout.href(1)}>See what Starter costs</ButtonLink>
          {free}
        </>
      ),
    },
  }
  const { title, words, ways } = messages[reason]
  return (
    <>
      <Outcome title={title}>
        <p>{words}</p>
      </Outcome>
      {ways && <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3">{ways}</div>}
      <PaymentSupport />
    </>
  )
}

/** Shown where the page's address names no payment or trial. */
export const MissingPayment = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Outcome title={title}>
      <p>{children}</p>
    </Outcome>
    <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3">
      <DashboardLink />
      <ButtonLink variant="quiet" to={paths.pricing.href()}>
        See the plans
      </ButtonLink>
    </div>
    <PaymentSupport />
  </>
)

/** Shown where the server did not answer, so that it is unknown whether it was paid. */
export const UnknownPayment = ({ isAsking, onAgain }: { isAsking: boolean; onAgain: () => void }) => (
  <>
    <Outcome title="Verification Error">
      <p>There was an issue confirming your payment. Please contact support.</p>
      <p className="text-ink-soft">
        We could not ask the payment provider just now. If you have paid, it is not lost: the receipt comes by
        mail. Please do not pay a second time before you have asked again here.
      </p>
    </Outcome>
    <Button variant="main" className="justify-self-start" disabled={isAsking} onClick={onAgain}>
      {isAsking ? 'Asking…' : 'Ask again'}
    </Button>
    <PaymentSupport />
  </>
)
