import { useNextPage } from '#web/features/accounts/use-next-page.ts'
import { ProviderLink } from '#web/features/identities/continue-with.tsx'
import { useIdentityWays } from '#web/features/identities/identity-ways.ts'

/** Signing in with Google or LinkedIn, where the product has them. */
export function ProviderWays() {
  const next = useNextPage()
  const { data } = useIdentityWays()
  if (!data?.providers.length) return null
  return (
    <div className="accounts-or">
      <p className="text-ink-soft text-label">
        Or with an account you have elsewhere. We are told your name and e-mail address, never your password.
      </p>
      {data.providers.map((provider) => (
        <ProviderLink key={provider} provider={provider} next={next} />
      ))}
    </div>
  )
}
