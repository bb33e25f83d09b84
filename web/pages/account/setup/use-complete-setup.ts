import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OnboardingAnswer, SetupPart } from '#schema/onboarding/onboarding.ts'
import { paths } from '#schema/paths.ts'
import { dataOf, sentenceOf, statusOf } from '#web/client/api.ts'
import { clearUser } from '#web/client/current-user.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { fillRegistration } from '#web/features/onboarding/fill-registration.ts'
import { setupBody } from '#web/features/onboarding/setup-body.ts'
import { blankSetup, type SetupValues, storedSetup } from '#web/features/onboarding/stored-setup.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** What the account keeps to itself was said beside its field already. */
const ofAccount: readonly SetupPart[] = ['name', 'email']

/** Completes a setup, once at a time: in the account of who is signed in, else by way of the registration. */
export function useCompleteSetup(isSignedIn: boolean, onLeft: (left: SetupValues) => void) {
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isRunning = useRef(false)
  const [isCompleting, setCompleting] = useState(false)
  const [formError, setFormError] = useState('')
  const [errors, setErrors] = useState<Partial<Record<SetupPart, string>>>({})

  const register = async (values: SetupValues) => {
    const withoutRow = fillRegistration(values)
    storedSetup.write({ ...values, isWaiting: true, withoutRow })
    showToast({
      title: 'One thing first: an account',
      description: 'What you wrote waits on this device, and comes into your account when you sign in to it.',
    })
    await navigate(paths.register.href(paths.setup.href()), { viewTransition: true })
  }
  const handleAnswer = async (values: SetupValues, { leftOut }: OnboardingAnswer) => {
    queryClient.removeQueries({ queryKey: [ownKey] })
    showToast({
      title: 'Onboarding Complete!',
      description: "Your Solution Profile is being created. You'll receive an email when it's ready.",
    })
    const left = leftOut.filter(({ what }) => !ofAccount.includes(what))
    setErrors(Object.fromEntries(left.map(({ what, why }) => [what, why])))
    if (!left.length) {
      storedSetup.remove()
      return navigate(paths.dashboard.href(), { viewTransition: true })
    }
    onLeft(leftOf(values, left))
  }
  const send = async (values: SetupValues) => {
    if (!navigator.onLine)
      return setFormError(
        'You are offline. What you wrote stays on this device: complete it once you are back.',
      )
    try {
      if (!isSignedIn) return await register(values)
      await handleAnswer(values, await dataOf(api.onboarding.$post({ json: setupBody(values) })))
    } catch (error) {
      if (statusOf(error) === 401) {
        clearUser()
        return navigate(paths.login.href({ next: `${paths.setup.href()}?step=5` }))
      }
      console.error('The setup was not completed', error)
      setFormError(
        sentenceOf(
          error,
          'This could not be completed just now. What you wrote stays here: please try again.',
        ),
      )
    }
  }
  const complete = async (values: SetupValues) => {
    if (isRunning.current) return
    isRunning.current = true
    setCompleting(true)
    setFormError('')
    await send(values)
    setCompleting(false)
    isRunning.current = false
  }
  return { complete, isCompleting, formError, errors, hasArrived: Object.keys(errors).length > 0 }
}

/** What is still to be mended; all else is in the account. */
function leftOf(values: SetupValues, left: OnboardingAnswer['leftOut']): SetupValues {
  const blank = blankSetup()
  const isLeft = (part: SetupPart) => left.some(({ what }) => what === part)
  const { stories, references, profile } = values
  return {
    ...blank,
    profile: {
      ...blank.profile,
      name: profile.name,
      email: profile.email,
      linkedin: isLeft('linkedin') ? profile.linkedin : '',
    },
    stories: {
      story1: isLeft('story1') ? stories.story1 : blank.stories.story1,
      story2: isLeft('story2') ? stories.story2 : blank.stories.story2,
    },
    references: {
      ref1: isLeft('ref1') ? references.ref1 : blank.references.ref1,
      ref2: isLeft('ref2') ? references.ref2 : blank.references.ref2,
    },
  }
}
