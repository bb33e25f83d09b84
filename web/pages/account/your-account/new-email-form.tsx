import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Account } from '#schema/accounts/account-answers.ts'
import { emailChangeSchema } from '#schema/accounts/accounts.ts'
import { dataOf, hasCode } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { FieldError, TextField } from '#web/ui/field.tsx'
import { showServerErrors } from '#web/ui/forms/field-errors.ts'
import { PasswordField, PasswordOwner } from '#web/ui/password-field.tsx'
import { SignInAgainLink } from './proof-field.tsx'

const fields = ['newEmail', 'password', 'code'] as const
const fieldByCode = { WRONG_PASSWORD: 'password', WRONG_CODE: 'code' } as const

/** The form for another address, with the password and the authenticator's code, if there are such. */
export function NewEmailForm({ account: { email, hasPassword, hasTotp } }: { account: Account }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    defaultValues: { newEmail: '', ...(hasPassword && { password: '' }), ...(hasTotp && { code: '' }) },
    resolver: zodResolver(emailChangeSchema),
  })
  const { errors, isSubmitting } = formState
  const [mustSignIn, setMustSignIn] = useState(false)
  useEffect(() => setFocus('newEmail'), [setFocus])

  const ask = handleSubmit(async (json) => {
    try {
      await dataOf(api.account.email.$post({ json }))
      await queryClient.invalidateQueries({ queryKey: [ownKey, 'account'] })
    } catch (error) {
      if (hasCode(error, 'PROVE_AGAIN')) return setMustSignIn(true)
      showServerErrors(error, setError, { fields, fieldByCode, otherwise: 'Please try again later.' })
    }
  })

  return (
    <form noValidate className="grid gap-s4" onSubmit={ask}>
      <p className="text-ink-soft text-label">
        We mail a link to the new address. Nothing changes before you open it and press the button there. Then
        every other device is signed out.
      </p>
      <EmailField
        label="New email address"
        enterKeyHint="next"
        error={errors.newEmail?.message}
        {...register('newEmail')}
      />
      {hasPassword && (
        <>
          <PasswordOwner email={email} />
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            enterKeyHint={hasTotp ? 'next' : 'go'}
            error={errors.password?.message}
            {...register('password')}
          />
        </>
      )}
      {hasTotp && (
        <TextField
          label="Code"
          hint="The six digits that your authenticator shows now."
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          maxLength={7}
          error={errors.code?.message}
          {...register('code')}
        />
      )}
      {errors.root?.message && <FieldError role="alert">{errors.root.message}</FieldError>}
      {mustSignIn ? (
        <SignInAgainLink />
      ) : (
        <Button type="submit" className="justify-self-start" disabled={isSubmitting}>
          {isSubmitting ? 'Sending…' : 'Send me the link'}
        </Button>
      )}
    </form>
  )
}
