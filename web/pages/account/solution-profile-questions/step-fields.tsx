import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { maxDraftTextLength } from '#schema/limits.ts'
import { questionnaireAreas, questionnaireIndustries } from '#schema/options.ts'
import type { Answers } from '#web/features/drafts/answers.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { QuestionsStep } from './steps.ts'

type Props = { step: QuestionsStep; register: UseFormRegister<Answers>; errors: FieldErrors<Answers> }

/** The fields of one step, with the errors of the server or the last step. */
export function StepFields({ step: { fields }, register, errors }: Props) {
  if (fields === 'details')
    return (
      <>
        <TextField
          label="Full name"
          required
          autoComplete="name"
          enterKeyHint="next"
          maxLength={120}
          error={errors.fullName?.message}
          {...register('fullName')}
        />
        <EmailField
          label="Email"
          required
          enterKeyHint="next"
          error={errors.email?.message}
          {...register('email')}
        />
      </>
    )
  if (fields === 'skills')
    return (
      <fieldset className="grid gap-s4 sm:grid-cols-2">
        <legend className="sr-only">Your four key skills</legend>
        {([0, 1, 2, 3] as const).map((place) => (
          <TextField
            key={place}
            label={`Skill ${place + 1}`}
            required
            autoComplete="off"
            enterKeyHint="next"
            maxLength={40}
            error={place === 0 ? (errors.keySkills?.root?.message ?? errors.keySkills?.message) : undefined}
            {...register(`keySkills.${place}`)}
          />
        ))}
      </fieldset>
    )
  if (fields === 'choices')
    return (
      <>
        <Choice label="Industry" options={Object.keys(questionnaireIndustries)} {...register('industry')} />
        <Choice
          label="Business area"
          options={Object.keys(questionnaireAreas)}
          {...register('businessArea')}
        />
      </>
    )
  return (
    <TextArea
      label={fields.label}
      required
      enterKeyHint="next"
      rows={5}
      maxLength={maxDraftTextLength}
      error={errors[fields.name]?.message}
      {...register(fields.name)}
    />
  )
}

function Choice({
  label,
  options,
  ...rest
}: { label: string; options: readonly string[] } & ReturnType<UseFormRegister<Answers>>) {
  return (
    <Select label={label} required {...rest}>
      <option value="">Please choose</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Select>
  )
}
