import type { FormEvent } from 'react'
import { isEmail } from '#schema/email.ts'
import { useSendOnce } from '#web/client/use-send-once.ts'
import { PassOnConsent } from '#web/features/privacy/data-consent.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { FieldError, TextField } from '#web/ui/field.tsx'
import { goOnWithEnter } from '#web/ui/forms/go-on-with-enter.ts'

export type Reached = { name: string; email: string }
type Values = Reached & { consent: boolean }

type Props = {
  /** What the visitor agrees to. */
  agreed: string
  needsName: boolean
  button: string
  /** @param key The same for repeats of the same values. */
  post: (values: Reached, key: string) => Promise<unknown>
}

/** Asks for a name, an address and consent, and sends them once. What was entered stays until it was received. */
export function ConsentForm({ agreed, needsName, button, post }: Props) {
  const validate = ({ name, email, consent }: Values) => ({
    ...(needsName && !name && { name: 'Please tell us your name.' }),
    ...(!isEmail(email) && { email: 'Please check the email address.' }),
    ...(!consent && { consent: 'Please tick this, or nothing is passed on.' }),
  })
  const { send, clearError, errors, formError, isSending } = useSendOnce<Values>(
    'message',
    validate,
    ({ name, email }, key) => post({ name, email }, key),
  )
  return (
    <form
      noValidate
      className="grid max-w-[34rem] gap-s5"
      onKeyDown={goOnWithEnter}
      onSubmit={(event) => send(event, valuesOf(event.currentTarget))}
      onInput={({ target }: FormEvent<HTMLFormElement>) => clearError((target as HTMLInputElement).name)}
    >
      <TextField
        label={needsName ? 'Your name' : 'Your name (optional)'}
        name="name"
        autoComplete="name"
        maxLength={120}
        required={needsName}
        error={errors.name}
      />
      <EmailField label="Your email address" name="email" required error={errors.email} />
      <PassOnConsent error={errors.consent}>{agreed}</PassOnConsent>
      {formError && <FieldError role="alert">{formError}</FieldError>}
      <Button type="submit" variant="main" disabled={isSending} className="justify-self-start max-sm:w-full">
        {isSending ? 'Sending…' : button}
      </Button>
    </form>
  )
}

function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form)
  const text = (field: keyof Reached) => String(data.get(field) ?? '').trim()
  return { name: text('name'), email: text('email'), consent: data.has('consent') }
}
