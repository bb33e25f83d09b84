import { useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { hasOwnDashboard } from '#web/client/current-user.ts'
import { storePerson } from '#web/features/accounts/stored-person.ts'
import { isBlank } from '#web/features/onboarding/setup-body.ts'
import type { SetupValues } from '#web/features/onboarding/stored-setup.ts'
import { FieldError } from '#web/ui/field.tsx'
import { goOnWithEnter } from '#web/ui/forms/go-on-with-enter.ts'
import { StepButtons } from '#web/ui/forms/step-buttons.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { CompletedSetup } from './completed-setup.tsx'
import { useCvReader } from './cv-upload.tsx'
import { ExpertiseStep, listsTooMuch } from './expertise-step.tsx'
import { ProfileStep } from './profile-step.tsx'
import { SetupProgress } from './progress.tsx'
import { ReferencesStep } from './references-step.tsx'
import { lastSetupStep, setupSteps, useSetupStep } from './setup-steps.ts'
import type { StepProps } from './step-props.ts'
import { StoryStep } from './story-step.tsx'
import { useSetup } from './use-setup.ts'

/** The five steps, one at a time; nothing is sent before the last one is completed. */
export function SetupForm() {
  const { stepIndex, goTo, wasRegistered } = useSetupStep()
  const { form, username, own, completion } = useSetup(wasRegistered)
  const { getValues } = form
  const values = useWatch({ control: form.control }) as SetupValues
  const heading = useFocusOnChange(stepIndex)
  const reading = useCvReader()
  const { isCompleting, formError, errors } = completion
  const [cameFromRegistering] = useState(() => wasRegistered && isBlank(getValues()))
  const isNobodys = username !== null && !hasOwnDashboard()

  const goOn = () => {
    if (isCompleting) return
    if (stepIndex < lastSetupStep) {
      if (stepIndex === 0 && getValues('profile.name').trim() && getValues('profile.email').trim())
        storePerson({ fullName: getValues('profile.name'), email: getValues('profile.email') })
      return goTo(stepIndex + 1)
    }
    if (listsTooMuch(getValues())) return goTo(1)
    if (!isBlank(getValues())) void completion.complete(getValues())
  }
  return (
    <FormProvider {...form}>
      <div className="account-asking">
        <SetupProgress stepIndex={stepIndex} />
        <form
          noValidate
          className="account-questions"
          onKeyDown={goOnWithEnter}
          onSubmit={(event) => {
            event.preventDefault()
            goOn()
          }}
        >
          <div className="grid gap-s3">
            <h2 ref={heading} tabIndex={-1} className="text-head outline-none">
              {setupSteps[stepIndex]?.title}
            </h2>
            <p className="max-w-[32em] text-ink-soft">{setupSteps[stepIndex]?.lead}</p>
          </div>
          <div className="grid max-w-[36rem] gap-s5">
            {completion.hasArrived && <CompletedSetup errors={errors} onStep={goTo} />}
            {values.isWaiting && !isCompleting && !completion.hasArrived && (
              <WaitingSetupNotice username={username} />
            )}
            {cameFromRegistering && isBlank(values) && <OtherBrowserNote />}
            <StepFields key={stepIndex} stepIndex={stepIndex} own={own} errors={errors} reading={reading} />
            {formError && <FieldError role="alert">{formError}</FieldError>}
            {isNobodys && (
              <FieldError role="alert">
                {username} has no profile of its own. Sign in with the account of an expert to complete this.
              </FieldError>
            )}
          </div>
          <StepButtons
            onBack={stepIndex === 0 || isCompleting ? undefined : () => goTo(stepIndex - 1)}
            next={stepIndex < lastSetupStep ? 'Next' : isCompleting ? 'Completing…' : 'Complete Setup'}
            canGoOn={!isCompleting && !(stepIndex === lastSetupStep && isNobodys)}
            status={isCompleting ? 'Bringing it into your account…' : statusText(stepIndex, values)}
          />
        </form>
      </div>
    </FormProvider>
  )
}

/** The line beside the buttons: what is still empty, or where the setup is kept. */
function statusText(index: number, values: SetupValues): string {
  if (index === lastSetupStep && isBlank(values)) return 'Nothing is filled in yet.'
  const missing = setupSteps[index]?.missing(values) ?? []
  return missing.length
    ? `Still empty: ${missing.join(' and ')}. You can go on and fill ${missing.length === 1 ? 'it' : 'them'} in later.`
    : 'Kept on this device only, until you complete it.'
}

function StepFields({ stepIndex, ...props }: StepProps & { stepIndex: number }) {
  if (stepIndex === 0) return <ProfileStep {...props} />
  if (stepIndex === 1) return <ExpertiseStep {...props} />
  if (stepIndex === lastSetupStep) return <ReferencesStep {...props} />
  return <StoryStep story={stepIndex === 2 ? 'story1' : 'story2'} errors={props.errors} />
}

/** Says that a completed setup waits for an account, or for a press of whoever is signed in now. */
const WaitingSetupNotice = ({ username }: { username: string | null }) => (
  <p className="border-line border-l-2 pl-s4 text-label">
    {username
      ? `This waits on this device. You are signed in as ${username}: Complete Setup brings it into that account.`
      : 'This waits on this device until you have an account. Complete Setup leads you to the registration.'}
  </p>
)

/** Says that a setup from another browser is only there. */
const OtherBrowserNote = () => (
  <p className="border-line border-l-2 pl-s4 text-label">
    If you began your setup in another browser or on another device, it waits there and nowhere else. Open
    this page there and sign in, and it comes into your account. Or begin anew here.
  </p>
)
