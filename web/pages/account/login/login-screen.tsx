import { type ReactNode, Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { preparedPart } from '#web/client/loading/lazy-part.tsx'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { SignInLayout } from '#web/features/accounts/sign-in-layout.tsx'
import type { OnSignedIn } from '#web/features/accounts/use-finish-sign-in.ts'
import { flowErrorIn, flowOutcomeIn } from '#web/features/identities/flow-outcome.ts'
import { isWorthOffering } from '#web/features/passkeys/can-use.ts'
import { SecondFactorForm } from './second-factor.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInLink } from './sign-in-link.tsx'

const title = 'Sign in'
const ProviderReturn = preparedPart(async () => (await import('./provider-return.tsx')).ProviderReturn).Part
const AccountProof = preparedPart(async () => (await import('./account-proof.tsx')).AccountProof).Part

type Step = 'first' | 'second' | 'arrived' | 'prove'
/** The step to which the way back from Google or LinkedIn leads, by how the visit there ended. */
const stepsAfter: Partial<Record<string, Step>> = {
  'signed-in': 'arrived',
  'second-factor': 'second',
  prove: 'prove',
}

/** Signs in by password, passkey, mailed link or provider, and by a second factor if the account requires it (R6, R32). */
export function Component() {
  const { hash, key } = useLocation()
  const token = /^#link=(.+)$/.exec(hash)?.[1]
  const [search] = useSearchParams()
  const api = useApi()
  const arrival = flowOutcomeIn(search)
  const [chosen, setStep] = useState<Step>()
  const step = chosen ?? stepsAfter[arrival?.outcome ?? ''] ?? 'first'
  const [usedLink, setUsedLink] = useState<{ token: string; sentence: string }>()
  const [ownNotice, setNotice] = useState<string>()
  const notice = ownNotice ?? flowErrorIn(search)
  const [offer, setOffer] = useState<{ at: string; page: ReactNode }>()
  /** Joins what this page is about, says what ended with it, and goes on; where a passkey was not offered before only after that. */
  const onSignedIn: OnSignedIn = async (goOn) => {
    if (arrival?.outcome === 'prove')
      await import('#web/features/identities/join-pending-identity.ts')
        .then(({ joinPendingIdentity }) => joinPendingIdentity(api))
        .catch((error) => console.error('What waited was not joined', error))
    if (!arrival?.isFirstProof) return offerPasskey(goOn)
    try {
      const { FirstProofNotice } = await import('./first-proof-notice.tsx')
      const { provider } = arrival
      setOffer({
        at: key,
        page: <FirstProofNotice provider={provider} onDone={() => void offerPasskey(goOn)} />,
      })
    } catch {
      await offerPasskey(goOn)
    }
  }
  const offerPasskey: OnSignedIn = async (goOn) => {
    if (!(await isWorthOffering())) return goOn()
    try {
      const { PasskeyOffer } = await import('./passkey-offer.tsx')
      setOffer({ at: key, page: <PasskeyOffer onDone={goOn} /> })
    } catch {
      await goOn()
    }
  }
  const onSecondFactor = () => {
    setNotice('')
    setStep('second')
  }
  const beginAgain = (sentence: string) => {
    setNotice(sentence)
    setStep('first')
  }
  return (
    <SignInLayout>
      <PageHead title={title} description="Sign in to your profile and your dashboard." hidden />
      <Suspense fallback={<h1 className="text-head">{title}</h1>}>
        {offer?.at === key ? (
          offer.page
        ) : step === 'second' ? (
          <SecondFactorForm onSignedIn={onSignedIn} onExpired={beginAgain} />
        ) : step === 'arrived' ? (
          <ProviderReturn onSignedIn={onSignedIn} onExpired={beginAgain} />
        ) : step === 'prove' ? (
          <AccountProof onSecondFactor={onSecondFactor} onSignedIn={onSignedIn} onExpired={beginAgain} />
        ) : token && usedLink?.token !== token ? (
          <SignInLink
            token={token}
            onSecondFactor={onSecondFactor}
            onSignedIn={onSignedIn}
            onExpired={(sentence) => setUsedLink({ token, sentence })}
          />
        ) : (
          <SignInForm
            notice={notice || (usedLink?.sentence ?? '')}
            onSecondFactor={onSecondFactor}
            onSignedIn={onSignedIn}
          />
        )}
      </Suspense>
    </SignInLayout>
  )
}
