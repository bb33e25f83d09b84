import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import {
  type InvitedReference,
  isCompleteReference,
  joinedReferences,
  shortestPassword,
} from '#schema/accounts/accounts.ts'
import { questionnaireIndustries } from '#schema/options.ts'
import { paths } from '#schema/paths.ts'
import { CallFailed, dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { type EnteredRegistration, forgetRegistration } from '#web/features/accounts/kept-registration.ts'
import { LegalLink } from '#web/features/accounts/legal-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckField, SelectField } from '#web/ui/choice-field.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ReferencesTable } from './references-table.tsx'
import { UsernameField } from './username-field.tsx'

/** Takes the focus to the first field that holds something wrong, once that is drawn. */
const focusFirstError = (form: HTMLElement | null) =>
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

/** What is asked for a free account; handed in once, however often the button is pressed. */
export function RegistrationForm() {
  const { register, handleSubmit, formState } = useFormContext<EnteredRegistration>()
  const form = useRef<HTMLFormElement>(null)
  const { errors, isSubmitting } = formState
  const hand = useHandingIn()

  const refuse = () => {
    showToast({
      variant: 'destructive',
      title: 'Form Validation Error',
      description: 'Please check all required fields and try again.',
    })
    focusFirstError(form.current)
  }
  const submit = handleSubmit(async (entered) => {
    if ((await hand(entered)) === 'mend') focusFirstError(form.current)
  }, refuse)

  return (
    <form ref={form} noValidate className="account-form" onSubmit={submit}>
      <section aria-labelledby="about-you" className="account-part">
        <h2 id="about-you">About you</h2>
        <div className="account-pair">
          <TextField
            label="Full name"
            autoComplete="name"
            enterKeyHint="next"
            maxLength={120}
            error={errors.fullName?.message}
            {...register('fullName')}
          />
          <EmailField
            label="Email"
            hint="You sign in with it. A published page on Level 1 (Free or Starter) shows it to visitors."
            enterKeyHint="next"
            error={errors.email?.message}
            {...register('email')}
          />
          <TextField
            label="Company"
            autoComplete="organization"
            enterKeyHint="next"
            maxLength={120}
            error={errors.company?.message}
            {...register('company')}
          />
          <TextField
            label="Role"
            autoComplete="organization-title"
            enterKeyHint="next"
            maxLength={120}
            error={errors.role?.message}
            {...register('role')}
          />
        </div>
        <SelectField label="Industry" error={errors.industry?.message} {...register('industry')}>
          <option value="">Please choose</option>
          {Object.keys(questionnaireIndustries).map((industry) => (
            <option key={industry}>{industry}</option>
          ))}
        </SelectField>
        <TextArea
          label="Experience"
          hint="What you have done, and for how long."
          rows={3}
          maxLength={2000}
          error={errors.experience?.message}
          {...register('experience')}
        />
      </section>
      <ReferencesTable />
      <section aria-labelledby="your-account" className="account-part">
        <h2 id="your-account">Your account</h2>
        <UsernameField />
        <PasswordField
          label="Password"
          hint={`At least ${shortestPassword} characters. Your browser can make one up and keep it.`}
          autoComplete="new-password"
          enterKeyHint="next"
          error={errors.password?.message}
          {...register('password')}
        />
        <CheckField
          label={
            <>
              I agree to the <LegalLink to={paths.terms.href()}>terms</LegalLink>, and have read{' '}
              <LegalLink to={paths.privacy.href()}>what is kept of me</LegalLink>.
            </>
          }
          error={errors.consent?.message}
          {...register('consent')}
        />
        <Button type="submit" variant="main" disabled={isSubmitting}>
          {isSubmitting ? 'Creating your account…' : 'Create Free Account'}
        </Button>
      </section>
    </form>
  )
}

/** Hands the form in; `mend` where a field is to be changed. Everything is told in the specified words (section 8). */
function useHandingIn() {
  const api = useApi()
  const navigate = useNavigate()
  const { setError } = useFormContext<EnteredRegistration>()
  const isRunning = useRef(false)

  return async (entered: EnteredRegistration): Promise<'done' | 'mend' | 'failed'> => {
    if (isRunning.current) return 'failed'
    isRunning.current = true
    const referenceList = entered.references.filter((row): row is InvitedReference =>
      isCompleteReference(row),
    )
    const { username, ...rest } = entered
    const json = {
      ...rest,
      consent: true as const,
      ...(username.trim() && { username }),
      references: joinedReferences(referenceList),
      referenceList,
    }
    try {
      await dataOf(api['register-free-profile'].$post({ json }))
      forgetRegistration()
      showToast({
        title: 'Account Created Successfully!',
        description: 'Your account has been created! You can now login with your email address.',
      })
      await navigate(paths.login.href(), { state: { email: entered.email.trim(), isNew: true } })
      return 'done'
    } catch (error) {
      const { title, description, fields } = refusalOf(error)
      console.error('Nobody was registered', error)
      showToast({ variant: 'destructive', title, description })
      for (const [field, message] of fields) setError(field, { message })
      return fields.length ? 'mend' : 'failed'
    } finally {
      isRunning.current = false
    }
  }
}

type Refusal = {
  title: string
  description: string
  fields: [field: keyof EnteredRegistration, message: string][]
}

/** What a registration was refused for, in the specified words, and beside which fields it stands. */
function refusalOf(error: unknown): Refusal {
  const description = sentenceOf(error, 'Please try again later.')
  const code = error instanceof CallFailed ? error.code : undefined
  if (code === 'USER_EXISTS')
    return {
      title: 'Account Already Exists',
      description: `${description} You can also try logging in with your existing account.`,
      fields: [['email', description]],
    }
  if (code === 'USERNAME_TAKEN')
    return {
      title: 'Username Not Available',
      description: `${description} Try adding numbers or underscores to make it unique.`,
      fields: [['username', description]],
    }
  const details = error instanceof CallFailed ? error.details : []
  return {
    title: 'Registration Failed',
    description,
    fields:
      code === 'PASSWORD_TOO_COMMON'
        ? [['password', description]]
        : details.flatMap(({ path, message }): Refusal['fields'] => {
            const field = path.split('.')[0] as keyof EnteredRegistration
            return names.includes(field) ? [[field, message]] : []
          }),
  }
}

const names: readonly (keyof EnteredRegistration)[] = [
  'fullName',
  'email',
  'company',
  'role',
  'industry',
  'experience',
  'username',
  'references',
  'password',
  'consent',
]
