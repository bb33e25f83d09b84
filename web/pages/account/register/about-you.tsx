import { useFormContext } from 'react-hook-form'
import { questionnaireIndustries } from '#schema/options.ts'
import type { RegistrationValues } from '#web/features/accounts/stored-registration.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { PasswordAndConsent } from './password-and-consent.tsx'
import { UsernameField } from './username-field.tsx'

/** The fields of the first screen. */
export function AboutYou() {
  const { register, formState } = useFormContext<RegistrationValues>()
  const { errors } = formState
  return (
    <>
      <div className="account-pair">
        <TextField
          label="Full name"
          hint="As it should appear on your page."
          autoComplete="name"
          enterKeyHint="next"
          maxLength={120}
          required
          error={errors.fullName?.message}
          {...register('fullName')}
        />
        <EmailField
          label="Email"
          hint="You sign in with it; a public page on Level 1 shows it."
          enterKeyHint="next"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label="Company"
          hint="If you work for yourself: the name you work under."
          autoComplete="organization"
          enterKeyHint="next"
          maxLength={120}
          required
          error={errors.company?.message}
          {...register('company')}
        />
        <TextField
          label="Role"
          hint="What you do there, in a few words."
          autoComplete="organization-title"
          enterKeyHint="next"
          maxLength={120}
          required
          error={errors.role?.message}
          {...register('role')}
        />
      </div>
      <SelectField label="Industry" required error={errors.industry?.message} {...register('industry')}>
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
        required
        error={errors.experience?.message}
        {...register('experience')}
      />
      <UsernameField />
      <PasswordAndConsent />
    </>
  )
}
