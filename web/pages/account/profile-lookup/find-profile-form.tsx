import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { isEmail } from '#schema/email.ts'
import { paths } from '#schema/paths.ts'
import { CallFailed, dataOf, hasCode } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { storeDraft, storedDraft } from '#web/features/drafts/stored-draft.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type Lookup = { email: string }
const invalid = 'Please enter a valid email address.'

/** Asks for the address, and opens the preview of the found profile (R7). Only `Find My Profile` asks the server. */
export function FindProfileForm() {
  const api = useApi()
  const navigate = useNavigate()
  const isLooking = useRef(false)
  const [claimed, setClaimed] = useState('')
  const { register, handleSubmit, formState, setFocus } = useForm<Lookup>({
    defaultValues: { email: storedDraft()?.profile.email ?? '' },
  })

  async function lookUp({ email }: Lookup) {
    if (isLooking.current) return
    isLooking.current = true
    setClaimed('')
    try {
      const param = { email: encodeURIComponent(email.trim()) }
      const { profile, isYours } = await dataOf(api['solution-profile'][':email'].$get({ param }))
      storeDraft(profile, isYours)
      showToast({ title: 'Profile Found!', description: 'Loading your saved profile...' })
      await navigate(paths.freePreview.href())
    } catch (error) {
      if (hasCode(error, 'PROFILE_CLAIMED')) setClaimed(error.sentence)
      else showLookupFailure(error)
      setFocus('email')
    } finally {
      isLooking.current = false
    }
  }

  const refuse = () => showToast({ variant: 'destructive', title: 'Invalid Email', description: invalid })

  return (
    <form noValidate className="grid gap-s5" onSubmit={handleSubmit(lookUp, refuse)}>
      <div className="grid gap-s3">
        <h1 className="text-head">Find your profile</h1>
        <p className="max-w-[32em] text-ink-soft">
          Enter the address you gave when you answered the questions. While the profile has no account, no
          password is needed: you see it with its longer texts cut, and a mailed link opens it whole.
        </p>
      </div>
      <EmailField
        label="Email"
        enterKeyHint="search"
        error={formState.errors.email && invalid}
        {...register('email', { validate: (email) => isEmail(email.trim()) })}
      />
      {claimed && (
        <div
          role="alert"
          className="grid justify-items-start gap-s3 border-madder-text border-l-2 py-s2 pl-s4"
        >
          <p>{claimed}</p>
          <ButtonLink to={paths.login.href()}>Log in</ButtonLink>
        </div>
      )}
      <Button type="submit" variant="main" className="justify-self-start" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? 'Looking up profile...' : 'Find My Profile'}
      </Button>
    </form>
  )
}

/** Shows a failure in the specified words (account spec section 8). */
function showLookupFailure(error: unknown): void {
  if (error instanceof CallFailed && error.status === 404) {
    showToast({
      variant: 'destructive',
      title: 'Profile Not Found',
      description: 'No solution profile found for this email address. You may need to create a new profile.',
    })
    return
  }
  console.error('Profile was not looked up', error)
  const isTooFast = error instanceof CallFailed && error.status === 429
  showToast({
    variant: 'destructive',
    title: 'Error',
    description: isTooFast ? error.sentence : 'Failed to look up profile. Please try again.',
  })
}
