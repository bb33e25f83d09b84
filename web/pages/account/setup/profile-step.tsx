import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { maxPhoneLength, maxUrlLength } from '#schema/profiles/profile-limits.ts'
import type { SetupValues } from '#web/features/onboarding/stored-setup.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { TextField } from '#web/ui/field.tsx'
import { CvUpload } from './cv-upload.tsx'
import { ExistingValue } from './existing-value.tsx'
import { RoleField } from './role-field.tsx'
import { required, type StepProps } from './step-props.ts'

/** Step 1: name and address, and what is optional. */
export function ProfileStep({ own, errors, reading }: StepProps) {
  const { register } = useFormContext<SetupValues>()
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      {!reading.read && !reading.isReading && (
        <div>
          <Button onClick={() => file.current?.click()}>Begin with my CV</Button>
        </div>
      )}
      <TextField
        label={required('Full name')}
        hint={own && `Your account has the name ${own.firstName} ${own.lastName}, and keeps it.`}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={120}
        aria-required
        {...register('profile.name')}
      />
      <EmailField
        label={required('Email')}
        hint={own && `Your account has the address ${own.email}, and keeps it.`}
        enterKeyHint="next"
        aria-required
        {...register('profile.email')}
      />
      <TextField
        label="Phone (optional)"
        hint="Only you see it."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        maxLength={maxPhoneLength}
        {...register('profile.phone')}
      />
      <ExistingValue field="phone" own={own} />
      <TextField
        label="LinkedIn (optional)"
        hint="The address of your page there, such as https://www.linkedin.com/in/your-name."
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={maxUrlLength}
        error={errors.linkedin}
        {...register('profile.linkedin')}
      />
      <ExistingValue field="linkedinUrl" own={own} />
      <RoleField />
      <ExistingValue field="currentRole" own={own} />
      <CvUpload reading={reading} file={file} isSignedIn={Boolean(own)} />
    </>
  )
}
