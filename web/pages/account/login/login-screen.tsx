import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHead } from '#web/client/page-head.tsx'
import { Entrance } from '#web/features/accounts/entrance.tsx'
import { OpenLink } from './open-link.tsx'
import { SecondFactorForm } from './second-factor.tsx'
import { SignIn } from './sign-in.tsx'

const title = 'Sign in'

/** Signs in by password or mailed link, and by a second factor if the account requires it (R6). */
export function Component() {
  const token = /^#link=(.+)$/.exec(useLocation().hash)?.[1]
  const [step, setStep] = useState<'first' | 'second'>('first')
  const [spent, setSpent] = useState<{ token: string; sentence: string }>()
  const [notice, setNotice] = useState('')
  const onSecondFactor = () => {
    setNotice('')
    setStep('second')
  }
  return (
    <Entrance>
      <PageHead title={title} description="Sign in to your profile and your dashboard." hidden />
      {step === 'second' ? (
        <SecondFactorForm
          onTooLate={(sentence) => {
            setNotice(sentence)
            setStep('first')
          }}
        />
      ) : token && spent?.token !== token ? (
        <OpenLink
          token={token}
          onSecondFactor={onSecondFactor}
          onGone={(sentence) => setSpent({ token, sentence })}
        />
      ) : (
        <SignIn notice={notice || (spent?.sentence ?? '')} onSecondFactor={onSecondFactor} />
      )}
    </Entrance>
  )
}
