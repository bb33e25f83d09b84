import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHead } from '#web/client/page-head.tsx'
import { Entrance } from '#web/features/accounts/entrance.tsx'
import { isWorthOffering } from '#web/features/passkeys/can-use.ts'
import { OpenLink } from './open-link.tsx'
import { SecondFactorForm } from './second-factor.tsx'
import { SignIn } from './sign-in.tsx'

const title = 'Sign in'

/** Signs in by password, passkey or mailed link, and by a second factor if the account requires it (R6). */
export function Component() {
  const token = /^#link=(.+)$/.exec(useLocation().hash)?.[1]
  const [step, setStep] = useState<'first' | 'second'>('first')
  const [spent, setSpent] = useState<{ token: string; sentence: string }>()
  const [notice, setNotice] = useState('')
  const [offer, setOffer] = useState<ReactNode>()
  /** Goes on, where a passkey was not offered before only after that. */
  const onSignedIn = async (goOn: () => Promise<void>) => {
    if (!(await isWorthOffering())) return goOn()
    try {
      const { PasskeyOffer } = await import('./passkey-offer.tsx')
      setOffer(<PasskeyOffer onDone={goOn} />)
    } catch {
      await goOn()
    }
  }
  const onSecondFactor = () => {
    setNotice('')
    setStep('second')
  }
  return (
    <Entrance>
      <PageHead title={title} description="Sign in to your profile and your dashboard." hidden />
      {offer ? (
        offer
      ) : step === 'second' ? (
        <SecondFactorForm
          onSignedIn={onSignedIn}
          onTooLate={(sentence) => {
            setNotice(sentence)
            setStep('first')
          }}
        />
      ) : token && spent?.token !== token ? (
        <OpenLink
          token={token}
          onSecondFactor={onSecondFactor}
          onSignedIn={onSignedIn}
          onGone={(sentence) => setSpent({ token, sentence })}
        />
      ) : (
        <SignIn
          notice={notice || (spent?.sentence ?? '')}
          onSecondFactor={onSecondFactor}
          onSignedIn={onSignedIn}
        />
      )}
    </Entrance>
  )
}
