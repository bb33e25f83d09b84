import { type ReactNode, useRef } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import type { ContactForm } from '#schema/billing/billing.ts'
import { withdrawalDays } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { counted } from '#schema/text/numbers.ts'
import { useCurrentUsername } from '#web/client/current-username.ts'
import { LegalLink } from '#web/features/accounts/legal-link.tsx'
import { storePerson } from '#web/features/accounts/stored-person.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { TextField } from '#web/ui/field.tsx'
import { focusFirstError } from '#web/ui/forms/focus-first-error.ts'
import { goOnWithEnter } from '#web/ui/forms/go-on-with-enter.ts'
import { dismissToast, showToast } from '#web/ui/toast-store.ts'

/** What the contract says of an empty field (account spec section 5). */
const allFields = 'Please fill in all required fields.'
const missing = {
  customer_name: 'Please enter your name.',
  customer_email: 'Please enter your email address.',
  customer_mobile: 'Please enter your mobile number.',
} as const

/** The notice above the form; the error beside each field says what is missing there. */
function noticeOf(errors: FieldErrors<ContactForm>): { title: string; description: string } {
  const isMissing =
    errors.withdrawalConsent || Object.values(errors).some(({ message }) => message === allFields)
  if (isMissing) return { title: 'Missing Information', description: allFields }
  if (errors.customer_email)
    return { title: 'Invalid Email', description: 'Please enter a valid email address.' }
  if (errors.customer_mobile?.message)
    return { title: 'Invalid Mobile Number', description: errors.customer_mobile.message }
  return { title: 'Missing Information', description: 'Please look at the fields that are marked.' }
}

function fieldErrorOf(field: keyof typeof missing, errors: FieldErrors<ContactForm>): string | undefined {
  const message = errors[field]?.message
  return message === allFields ? missing[field] : message
}

type Props = {
  form: UseFormReturn<ContactForm>
  asksConsent?: boolean
  /** The label of the button. */
  submit: string
  /** Shown before the button. */
  children?: ReactNode
  onSubmit: (values: ContactForm) => Promise<void>
}

/** Who buys: name, email and mobile, and before a payment the consent to begin at once. */
export function PaymentContactStep({ form, asksConsent = false, submit, children, onSubmit }: Props) {
  const own = useRef<HTMLFormElement>(null)
  const submitted = form.handleSubmit(
    (values) => {
      dismissToast()
      storePerson({ fullName: values.customer_name, email: values.customer_email })
      return onSubmit(values)
    },
    (wrong) => {
      showToast({ variant: 'destructive', ...noticeOf(wrong) })
      focusFirstError(own.current)
    },
  )
  return (
    <form ref={own} noValidate className="grid gap-s5" onKeyDown={goOnWithEnter} onSubmit={submitted}>
      <ContactFields form={form} whatGoes={asksConsent ? 'The receipt' : 'What we write about the trial'} />
      {asksConsent && <WithdrawalConsent form={form} />}
      {children}
      <Button type="submit" variant="main" className="justify-self-start max-sm:w-full">
        {submit}
      </Button>
    </form>
  )
}

function ContactFields({ form, whatGoes }: Pick<Props, 'form'> & { whatGoes: string }) {
  const { register } = form
  const { errors } = form.formState
  const username = useCurrentUsername()
  return (
    <>
      <TextField
        label="Name"
        required
        autoComplete="name"
        enterKeyHint="next"
        maxLength={120}
        error={fieldErrorOf('customer_name', errors)}
        {...register('customer_name')}
      />
      <EmailField
        label="Email"
        required
        enterKeyHint="next"
        hint={
          username
            ? `${whatGoes} goes there. The plan belongs to the account that is signed in.`
            : `${whatGoes} goes there. Your plan belongs to this email address.`
        }
        error={fieldErrorOf('customer_email', errors)}
        {...register('customer_email')}
      />
      <TextField
        label="Mobile"
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        maxLength={120}
        hint="Kept with your order, in case a payment has to be cleared up with you. It is erased with your account."
        error={fieldErrorOf('customer_mobile', errors)}
        {...register('customer_mobile')}
      />
    </>
  )
}

const WithdrawalConsent = ({ form }: Pick<Props, 'form'>) => (
  <CheckboxField
    label={
      <>
        Please begin at once. I know that I can still withdraw within {counted(withdrawalDays, 'day')}, as{' '}
        <LegalLink to={paths.terms.href('cancelling')}>the terms say</LegalLink>.
      </>
    }
    required
    error={form.formState.errors.withdrawalConsent?.message}
    {...form.register('withdrawalConsent')}
  />
)
