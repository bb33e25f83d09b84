import { useFormContext } from 'react-hook-form'
import type { SetupValues } from '#web/features/onboarding/stored-setup.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { FieldError, TextField } from '#web/ui/field.tsx'
import type { StepProps } from './step-props.ts'

const places = [
  ['ref1', 'First reference'],
  ['ref2', 'Second reference'],
] as const

/** Step 5: the two people who are asked, and when they are written to. */
export function ReferencesStep({ own, errors }: StepProps) {
  const { register } = useFormContext<SetupValues>()
  return (
    <>
      <p className="text-ink-soft text-label">
        {own?.emailVerified
          ? 'When you press Complete Setup, each of them gets a mail that says you ask for a reference, and a reminder if they have not answered after a week. They can say no with one press.'
          : 'Nobody is written to before you have confirmed your own email address. Then each of them gets a mail, and a reminder if they have not answered after a week. They can say no with one press.'}
      </p>
      {places.map(([ref, name]) => (
        <fieldset key={ref} className="grid gap-s4 border-line border-t pt-s4">
          <legend className="sr-only">{name}</legend>
          <p aria-hidden className="font-semibold text-label">
            {name}
          </p>
          {errors[ref] && <FieldError role="alert">{errors[ref]}</FieldError>}
          <TextField
            label="Name"
            hint="First and last name, as our mail will begin."
            autoComplete="off"
            enterKeyHint="next"
            maxLength={120}
            {...register(`references.${ref}.name`)}
          />
          <EmailField
            label="Email"
            autoComplete="off"
            enterKeyHint="next"
            {...register(`references.${ref}.email`)}
          />
          <TextField
            label="Role"
            hint="What they do, or did then."
            autoComplete="off"
            enterKeyHint="next"
            maxLength={120}
            {...register(`references.${ref}.role`)}
          />
        </fieldset>
      ))}
    </>
  )
}
