import type { Provider } from '#schema/identities/providers.ts'
import { useNextPage } from '#web/features/accounts/use-next-page.ts'
import { ProviderLink } from '#web/features/identities/provider-button.tsx'

/** Signing in with Google or LinkedIn. */
export function ProviderLinks({ providers }: { providers: readonly Provider[] }) {
  const next = useNextPage()
  return (
    <div className="accounts-or">
      <p className="text-ink-soft text-label">
        Or with an account you have elsewhere. We are told your name and email address, never your password.
      </p>
      {providers.map((provider) => (
        <ProviderLink key={provider} provider={provider} next={next} />
      ))}
    </div>
  )
}
