import { useState } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { skillCount } from '#schema/limits.ts'
import { onboardingIndustries, onboardingYears, yearsInWords } from '#schema/onboarding/wizard.ts'
import { maxDeliverables } from '#schema/profiles/profile-limits.ts'
import { listedIn } from '#web/features/onboarding/setup-body.ts'
import type { SetupValues } from '#web/features/onboarding/stored-setup.ts'
import { TextArea } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { ExistingValue } from './existing-value.tsx'
import { required, type StepProps } from './step-props.ts'

/** Step 2: the problem, and whom it is solved for. */
export function ExpertiseStep({ own }: StepProps) {
  const { register } = useFormContext<SetupValues>()
  return (
    <>
      <TextArea
        label={required('Core problem')}
        hint="The problem that people come to you with, as they would say it."
        rows={3}
        maxLength={2000}
        aria-required
        {...register('expertise.coreProblem')}
      />
      <ExistingValue field="coreProblemSolved" own={own} />
      <SelectField label="Industry" {...register('expertise.industry')}>
        <option value="">Please choose</option>
        {Object.entries(onboardingIndustries).map(([industry, word]) => (
          <option key={industry} value={industry}>
            {word}
          </option>
        ))}
      </SelectField>
      <ExistingValue field="industry" own={own} />
      <TextArea
        label="Target clients"
        hint="Who has this problem: what kind of organisation, how large, where?"
        rows={2}
        maxLength={2000}
        {...register('expertise.targetClients')}
      />
      <ExistingValue field="targetIndustry" own={own} />
      <List name="deliverables" label="Deliverables" max={maxDeliverables} />
      <ExistingValue field="coreDeliverables" own={own} />
      <SkillsField />
      <ExistingValue field="keySkills" own={own} />
      <SelectField label="Years of experience" {...register('expertise.experienceYears')}>
        <option value="">Please choose</option>
        {onboardingYears.map((years) => (
          <option key={years} value={years}>
            {yearsInWords(years)}
          </option>
        ))}
      </SelectField>
      <ExistingValue field="yearsExperience" own={own} />
    </>
  )
}

/** The key skills, once a file said some: the wizard itself does not ask for them. */
function SkillsField() {
  const skills = useWatch<SetupValues, 'expertise.skills'>({ name: 'expertise.skills' })
  const [wasShown, setShown] = useState(skills.length > 0)
  if (skills.length && !wasShown) setShown(true)
  return wasShown ? <List name="skills" label="Key skills (optional)" max={skillCount} /> : null
}

type ListProps = { name: 'deliverables' | 'skills'; label: string; max: number }

/** A list in one field, as people type it: with a comma and a space between two things. */
function List({ name, label, max }: ListProps) {
  const { control } = useFormContext<SetupValues>()
  const typed = useWatch<SetupValues, `expertise.${typeof name}`>({ name: `expertise.${name}` })
  const listed = listedIn(typed)
  return (
    <Controller
      control={control}
      name={`expertise.${name}`}
      render={({ field: { value, onChange, ...field } }) => (
        <TextArea
          label={label}
          hint="Separate them with a comma and a space: an order sheet, a plan of shifts."
          rows={2}
          maxLength={2000}
          error={listed.length > max && `These are ${listed.length}; a profile shows at most ${max}.`}
          value={value.join(', ')}
          onChange={({ target }) => onChange(target.value ? target.value.split(', ') : [])}
          {...field}
        />
      )}
    />
  )
}

/** Whether a list holds more than a profile can show. */
export const listsTooMuch = ({ expertise }: SetupValues) =>
  listedIn(expertise.deliverables).length > maxDeliverables || listedIn(expertise.skills).length > skillCount
