import { useFormContext, useWatch } from 'react-hook-form'
import { areaChoices, galleryIndustry, shownIndustry } from '#schema/gallery/gallery-words.ts'
import { profileIndustries } from '#schema/options.ts'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { privateHint } from './personal-fields.tsx'
import type { EditForm } from './profile-values.ts'
import { Fieldset, Section, useProfileField } from './section.tsx'

/** The choices for years of experience (account spec section 3). */
const years = ['1-2 years', '3-5 years', '6-10 years', '11-15 years', '16-20 years', '20+ years'] as const

/** The fields for role, industry and knowledge. */
export function ProfessionalFields() {
  const field = useProfileField()
  const industry = useWatch<EditForm, 'industry'>({ name: 'industry' })
  return (
    <Section id="professional">
      <TextField
        hint="Public: beside your name."
        autoComplete="organization-title"
        enterKeyHint="next"
        {...field('currentRole')}
      />
      <TextField hint={privateHint} autoComplete="organization" enterKeyHint="next" {...field('company')} />
      <Choice hint="Public: beside your name." choices={years} {...field('yearsExperience')} />
      <Choice hint={whereShown(industry)} choices={Object.keys(profileIndustries)} {...field('industry')} />
      <Areas />
      <div className="account-edit-wide">
        <TextArea
          hint="Public: what people may ask you about, one thing to a line, at most 20."
          rows={4}
          {...field('expertise')}
        />
      </div>
    </Section>
  )
}

/** Where an industry is shown, and the gallery filter’s word for it if it differs (R17). */
function whereShown(chosen: string) {
  if (chosen && !shownIndustry(chosen)) return 'Not on your page, and no filter of the gallery finds it.'
  const inGallery = galleryIndustry(chosen)
  return `Public: beside your name.${inGallery === chosen ? '' : ` The gallery lists it under “${inGallery}”.`}`
}

type Registered = ReturnType<ReturnType<typeof useProfileField>>

/** A choice from a list, in which a stored unlisted value can stay. */
function Choice({ hint, choices, ...field }: Registered & { hint: string; choices: readonly string[] }) {
  const { formState } = useFormContext<EditForm>()
  const stored = String(formState.defaultValues?.[field.name as 'industry'] ?? '')
  const isListed = !stored || choices.includes(stored)
  return (
    <SelectField hint={hint} {...field}>
      <option value="">Not said</option>
      {!isListed && <option>{stored}</option>}
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </SelectField>
  )
}

function Areas() {
  const { register, formState } = useFormContext<EditForm>()
  const chosen = useWatch<EditForm, 'businessAreas'>({ name: 'businessAreas' })
  // A word that was chosen before keeps its box while it is not ticked.
  const choices = areaChoices([...chosen, ...((formState.defaultValues?.businessAreas ?? []) as string[])])
  return (
    <Fieldset
      name="businessAreas"
      hint="Public: whom your work is for, and where the gallery finds you."
      className="account-edit-areas"
    >
      {(id, errorId) => (
        <div>
          {choices.map((area, index) => (
            <CheckboxField
              key={area}
              {...(index === 0 && { id })}
              label={area}
              value={area}
              errorId={errorId}
              {...register('businessAreas')}
            />
          ))}
        </div>
      )}
    </Fieldset>
  )
}
