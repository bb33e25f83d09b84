import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Account } from '#schema/accounts/account-answers.ts'
import type { OwnIdentity } from '#schema/identities/identities.ts'
import { type Provider, providers } from '#schema/identities/providers.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { PartNotLoaded } from '#web/features/accounts/part-not-loaded.tsx'
import { flowErrorIn, flowOutcomeIn } from '#web/features/identities/flow-outcome.ts'
import { ProviderButton } from '#web/features/identities/provider-button.tsx'
import { ProviderMark } from '#web/features/identities/provider-mark.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { ProofForm } from './proof-field.tsx'
import { SignInMethod } from './sign-in-method.tsx'
import { SignInMethodRow } from './sign-in-method-row.tsx'
import { useProof } from './use-proof.ts'

/** The accounts at Google and LinkedIn that the account is joined to; nothing where the product has neither. */
export function Identities({ account }: { account: Account }) {
  const api = useApi()
  const { error, joined: justJoined } = useFlowOutcome()
  const { data, isError, refetch } = useOwnQuery('identities', () => dataOf(api.identities.$get()))
  const notice = useRef<HTMLDivElement>(null)
  const isShown = (error !== '' || justJoined !== undefined) && data !== undefined
  // The way back leads to the top of the page, far above.
  useEffect(() => {
    if (isShown) notice.current?.scrollIntoView({ block: 'center' })
  }, [isShown])
  if (isError)
    return (
      <SignInMethod title="Google and LinkedIn">
        <PartNotLoaded message="What you have joined could not be loaded just now." onRetry={refetch} />
      </SignInMethod>
    )
  if (!data) return null
  const joined = data.identities
  const offered = data.providers.filter(
    (provider) => !joined.some((identity) => identity.provider === provider),
  )
  const shown = [...joined.map(({ provider }) => provider), ...offered]
  if (!shown.length) return null
  const names = shown.toSorted().map((provider) => providers[provider])
  return (
    <SignInMethod title={names.join(' and ')}>
      {isShown && (
        <div ref={notice}>
          {error ? (
            <Notice>{error}</Notice>
          ) : (
            justJoined && (
              <p role="status" className="border-edge border-l-2 py-s2 pl-s4">
                {providers[justJoined]} is joined. From now on you can sign in with it.
              </p>
            )
          )}
        </div>
      )}
      <p className="text-ink-soft text-label">
        Your account there can sign you in here too. No visitor sees that you have joined it.
      </p>
      {joined.length > 0 && (
        <ul className="account-devices">
          {joined.map((identity) => (
            <Identity
              key={identity.id}
              identity={identity}
              account={account}
              isOff={!data.providers.includes(identity.provider)}
            />
          ))}
        </ul>
      )}
      {offered.map((provider) => (
        <JoinIdentityForm key={provider} provider={provider} account={account} />
      ))}
    </SignInMethod>
  )
}

function Identity({
  identity,
  account,
  isOff,
}: {
  identity: OwnIdentity
  account: Account
  /** Whether nobody can sign in with it at the moment. */
  isOff: boolean
}) {
  const { provider, email } = identity
  const name = providers[provider]
  return (
    <SignInMethodRow
      name={
        <>
          <ProviderMark provider={provider} />
          {name}
        </>
      }
      since={email ? `${email} · joined` : 'joined'}
      method={identity}
      note={isOff && `Nobody can sign in with ${name} here at the moment.`}
    >
      <DialogButton
        variant="quiet"
        aria-label={`Remove ${name}`}
        load={() => import('./remove-sign-in-method-dialog.tsx')}
        dialog={({ RemoveIdentityDialog }, state) => (
          <RemoveIdentityDialog identity={identity} account={account} {...state} />
        )}
      >
        Remove
      </DialogButton>
    </SignInMethodRow>
  )
}

function JoinIdentityForm({ provider, account }: { provider: Provider; account: Account }) {
  const api = useApi()
  const name = providers[provider]
  const proof = useProof((error) => sentenceOf(error, `${name} was not joined. Please try again later.`))

  const join = async () => {
    await proof.prove(async (password) => {
      const { location: there } = await dataOf(
        api.identities[':provider'].join.$post({
          param: { provider },
          json: { ...(password && { password }) },
        }),
      )
      location.assign(there)
    })
  }

  return (
    <ProofForm
      account={account}
      proof={proof}
      onSend={join}
      send={<ProviderButton provider={provider} disabled={proof.isBusy} />}
    />
  )
}

/** How a visit to a provider ended that began here; shown until one leaves, and taken out of the address. */
function useFlowOutcome(): { error: string; joined: Provider | undefined } {
  const [search, setSearch] = useSearchParams()
  const [first] = useState(() => ({ problem: flowErrorIn(search), flow: flowOutcomeIn(search) }))
  const isInAddress = flowOutcomeIn(search) !== undefined
  useEffect(() => {
    if (!isInAddress) return
    const rest = new URLSearchParams(search)
    for (const name of ['outcome', 'way']) rest.delete(name)
    setSearch(rest, { replace: true, preventScrollReset: true })
  }, [isInAddress, search, setSearch])
  const { outcome, provider } = first.flow ?? {}
  return { error: first.problem, joined: outcome === 'joined' ? provider : undefined }
}
