import { useState } from 'react'
import { paths } from '#schema/paths.ts'
import { pageIntros } from '#web/features/accounts/page-intros.ts'
import { PurchasePage } from '#web/features/billing/purchase.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PasswordChoice } from './password-choice.tsx'

const title = 'Open your account'

/** The page of the mailed link of a purchase without an account: a password, then the dashboard (R13). */
export function Component() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <PurchasePage title={title} lead={pageIntros.openAccount}>
      {(purchase, token) =>
        isOpen || purchase.opening === 'has account' ? (
          <OpenedAccountNotice email={purchase.email} />
        ) : purchase.opening === 'over' ? (
          <NoAccountToOpen />
        ) : (
          <PasswordChoice purchase={purchase} token={token} onAlreadyOpen={() => setIsOpen(true)} />
        )
      }
    </PurchasePage>
  )
}

const OpenedAccountNotice = ({ email }: { email: string }) => (
  <>
    <div role="alert" className="grid gap-s3">
      <h1 className="text-head">The account is open already</h1>
      <p>
        What this link is about belongs to an account, so there is nothing left to do here. Sign in to it with{' '}
        <b>{email}</b>.
      </p>
      <p className="text-ink-soft">
        If you do not know the password, have a link mailed to you there: it signs you in without one.
      </p>
    </div>
    <ButtonLink variant="main" to={paths.login.href({ next: paths.dashboard.href() })}>
      Sign in
    </ButtonLink>
  </>
)

const NoAccountToOpen = () => (
  <>
    <div role="alert" className="grid gap-s3">
      <h1 className="text-head">There is nothing to open here</h1>
      <p>
        The purchase that this link is about covers nothing any more: it was refunded, or erased with its
        account.
      </p>
      <p className="text-ink-soft">A profile of your own is free.</p>
    </div>
    <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3">
      <ButtonLink variant="main" to={paths.register.href()}>
        Create a free account
      </ButtonLink>
      <ButtonLink variant="quiet" to={paths.pricing.href()}>
        See the plans
      </ButtonLink>
    </div>
  </>
)
