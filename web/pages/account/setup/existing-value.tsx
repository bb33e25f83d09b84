import { useFormContext, useWatch } from 'react-hook-form'
import { filledFieldsOf } from '#schema/onboarding/filled-fields.ts'
import type { FilledField } from '#schema/onboarding/wizard.ts'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import { setupBody } from '#web/features/onboarding/setup-body.ts'
import type { SetupValues } from '#web/features/onboarding/stored-setup.ts'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'

type Props = { field: FilledField; own: OwnProfile | undefined }

/** What the profile says already, which stays unless its owner chooses to replace it. */
export function ExistingValue({ field, own }: Props) {
  const { setValue } = useFormContext<SetupValues>()
  const values = useWatch<SetupValues>() as SetupValues
  const { profile, expertise } = setupBody(values)
  const filledIn = filledFieldsOf({
    profile: { ...profile, linkedin: profile.linkedin.trim() },
    expertise: {
      ...expertise,
      industry: expertise.industry ?? '',
      experienceYears: expertise.experienceYears ?? '',
    },
  })[field]
  const existing = own?.[field]
  if (!existing?.length || !filledIn || trimmed(existing) === trimmed(filledIn)) return null
  const replaced = values.replace[field]
  const isReplaced = replaced !== undefined && trimmed(replaced) === trimmed(existing)
  return (
    <div className="border-line border-l-2 pl-s4 text-label">
      <p>
        Your profile says “{inWords(existing)}”{isReplaced ? '.' : ', and that stays.'}
      </p>
      <CheckboxField
        label="Replace it with what I wrote here"
        checked={isReplaced}
        onChange={({ target }) => {
          const { [field]: _, ...others } = values.replace
          setValue('replace', target.checked ? { ...others, [field]: existing } : others)
        }}
      />
    </div>
  )
}

const inWords = (value: string | string[]) => (typeof value === 'string' ? value : value.join(', '))
const trimmed = (value: string | string[]) => JSON.stringify([value].flat().map((one) => one.trim()))
