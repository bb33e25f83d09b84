import type { ReactNode } from 'react'
import { seatCooldownMinutes, seatReservedMinutes } from '#schema/billing/sprints.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PurchaseMailButton } from './purchase-mail-button.tsx'
import type { OpeningError } from './use-opening.ts'

/** Why no card is asked for, and what can be done instead; `email` is the address that was given, `sprint` the number of the one that takes people now. */
export function PurchaseError({
  error: { code, sentence },
  email,
  sprint,
  onRetry,
}: {
  error: OpeningError
  email: string
  sprint?: number | undefined
  onRetry: () => void
}) {
  const isSignedIn = useCurrentUsername() !== null
  const waitlist = <ButtonLink to={paths.waitlist.href(sprint)}>Join the waitlist</ButtonLink>
  const notice = (title: string, words: ReactNode, ways?: ReactNode) => (
    <Notice>
      <p className="font-semibold">{title}</p>
      <p>{words}</p>
      {ways && <div className="mt-s2 flex flex-wrap items-center gap-x-s5 gap-y-s3">{ways}</div>}
    </Notice>
  )
  switch (code) {
    case 'SPRINT_SOLD_OUT':
    case 'SEATS_HELD_NEARBY':
      return notice(
        code === 'SPRINT_SOLD_OUT' ? 'This sprint is full' : 'Please try again a little later',
        sentence,
        <>
          {waitlist}
          <Button variant="quiet" onClick={onRetry}>
            See whether one is free now
          </Button>
        </>,
      )
    case 'SEAT_HELD_ALREADY':
      return notice(
        'A place is held for you already',
        `${sentence} A place is held for ${seatReservedMinutes} minutes. If it was asked for under another address, please enter that one here.`,
      )
    case 'SEAT_HOLD_LAPSED':
      return notice(
        'The place was released',
        `${sentence} Nobody can hold a place twice within ${seatCooldownMinutes === 60 ? 'an hour' : `${seatCooldownMinutes} minutes`}.`,
        waitlist,
      )
    case 'ALREADY_COVERED':
      return notice(
        'You have this level',
        isSignedIn
          ? sentence
          : `${sentence} Sign in to the account that has it. If there is none yet, press Open your account in the mail that came when it was bought, and choose a password.`,
        isSignedIn ? (
          <ButtonLink to={paths.dashboard.href()}>Go to my dashboard</ButtonLink>
        ) : (
          <>
            <ButtonLink to={paths.login.href()}>Sign in</ButtonLink>
            <PurchaseMailButton email={email} />
          </>
        ),
      )
    case 'TRIAL_USED':
      return notice(
        'You have had your free trial',
        sentence,
        <>
          <ButtonLink to={paths.checkout.href(1)}>See what Starter costs</ButtonLink>
          <ButtonLink variant="quiet" to={paths.pricing.href()}>
            What is free
          </ButtonLink>
        </>,
      )
    case 'WITHDRAWN_TWICE':
      return notice(
        'Please write to us first',
        sentence,
        <a className="link" href={`mailto:${contacts.support}`}>
          {contacts.support}
        </a>,
      )
    case 'PRICE_MISMATCH':
      return notice(
        'The price has changed',
        sentence,
        <Button onClick={() => location.reload()}>Load the page again</Button>,
      )
    default:
      return notice('The payment could not be prepared', sentence)
  }
}
