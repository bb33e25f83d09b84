import '#web/features/notifications/install-offer.ts'
import { type ReactNode, useState } from 'react'
import type { Account } from '#schema/accounts/account-answers.ts'
import { type AccountPart, paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { lazyPart } from '#web/client/loading/lazy-part.tsx'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { SignInRedirect, useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { PartNotLoaded } from '#web/features/accounts/part-not-loaded.tsx'
import { LogOutButton } from '#web/pages/layout/log-out-button.tsx'
import { ButtonLink, buttonLook } from '#web/ui/button.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { Devices } from './devices.tsx'
import { EmailAddress } from './email-address.tsx'
import { ErasureNotice } from './erasure-notice.tsx'
import { Mail } from './mail.tsx'
import { NameForm } from './name-form.tsx'
import { SignInMethod } from './sign-in-method.tsx'
import { useNamedPart } from './use-named-part.ts'
import { AccountData } from './your-data.tsx'

const title = 'Your account'
const loading = <p className="text-ink-soft">Loading…</p>
const SecondFactor = lazyPart(async () => (await import('./second-factor.tsx')).SecondFactorSettings, {
  fallback: loading,
})
const Identities = lazyPart(async () => (await import('./identities.tsx')).Identities)
const Passkeys = lazyPart(async () => (await import('./passkeys.tsx')).Passkeys, { fallback: loading })
const PhoneSettings = lazyPart(
  async () => (await import('./on-your-phone/phone-settings.tsx')).PhoneSettings,
  {
    fallback: loading,
  },
)

const roleNames = { owner: '', validator: 'Validator', admin: 'Administrator' } as const

/** The account of every role: name, sign-in, mail and devices (R15). */
export function Component() {
  const api = useApi()
  const [erased, setErased] = useState<Account>()
  const { data, mustSignIn, isError, refetch } = useOwnQuery('account', () => dataOf(api.account.$get()), {
    userOf,
  })
  if (erased) return <ErasureNotice isMailed={erased.emailVerified} />
  if (mustSignIn) return <SignInRedirect />
  return (
    <div className="wide account-settings">
      <PageHead title={title} hidden />
      <header className="grid gap-s2">
        <h1 className="text-head">{title}</h1>
        {data && roleNames[data.role] && <p className="text-ink-soft">{roleNames[data.role]}</p>}
      </header>
      {data ? (
        <Settings account={data} onErased={() => setErased(data)} />
      ) : isError ? (
        <PartNotLoaded message="Your account could not be loaded just now." onRetry={refetch} />
      ) : (
        <p role="status" className="text-ink-soft">
          Loading your account…
        </p>
      )}
    </div>
  )
}

const userOf = ({ email, name, role }: Account) => ({ email, name, role })

function Settings({ account, onErased }: { account: Account; onErased: () => void }) {
  useNamedPart()
  return (
    <div>
      {account.role !== 'owner' && (
        <Setting title="Review">
          <p className="text-ink-soft text-label">
            The stories that owners have submitted, and their referees.
          </p>
          <ButtonLink to={paths.review.href()} className="justify-self-start">
            See what waits
          </ButtonLink>
        </Setting>
      )}
      <Setting title="Name">
        <NameForm account={account} />
      </Setting>
      <Setting title="Email" id="email">
        <EmailAddress account={account} />
      </Setting>
      <Setting title="How you sign in">
        <div className="grid gap-s7">
          <SignInMethod title="Password" id="password">
            <ChangePasswordForm account={account} />
          </SignInMethod>
          <SignInMethod title="Passkeys">
            <Passkeys account={account} />
          </SignInMethod>
          <Identities account={account} />
        </div>
      </Setting>
      {account.role === 'admin' && (
        <Setting title="Second factor">
          <SecondFactor account={account} />
        </Setting>
      )}
      <Setting title="Mail" id="mail">
        <Mail isConfirmed={account.emailVerified} />
      </Setting>
      {account.role === 'owner' && (
        <Setting title="On your phone" id="phone">
          <PhoneSettings />
        </Setting>
      )}
      <Setting title="Where you are signed in" id="devices">
        <Devices />
      </Setting>
      <Setting title="Your data" id="data">
        <AccountData account={account} onErased={onErased} />
      </Setting>
      <Setting title="Log out">
        <p className="text-ink-soft text-label">Signs you out on this device, in all its windows.</p>
        <LogOutButton className={buttonLook('plain', 'justify-self-start')} />
      </Setting>
    </div>
  )
}

function Setting({ title, id, children }: { title: string; id?: AccountPart; children: ReactNode }) {
  return (
    <section aria-label={title} id={id} className="account-setting">
      <h2 tabIndex={-1} className="self-start">
        {title}
      </h2>
      <div className="grid max-w-[32rem] content-start gap-s4">{children}</div>
    </section>
  )
}
