import { useFormContext, useWatch } from 'react-hook-form'
import { maxLineLength } from '#schema/limits.ts'
import { missingIn } from '#schema/stories/own-stories.ts'
import {
  maxStoryPartLength,
  maxTitleLength,
  storyPartNames,
  storyParts,
} from '#schema/stories/story-limits.ts'
import { hasText, type SetupValues } from '#web/features/onboarding/stored-setup.ts'
import { partTexts } from '#web/features/stories/part-texts.ts'
import { storyIndustries } from '#web/features/stories/story-industries.ts'
import { FieldError, TextArea, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { StepProps } from './step-props.ts'

type Props = Pick<StepProps, 'errors'> & { story: 'story1' | 'story2' }

/** Steps 3 and 4: a story, as far as somebody can tell it now. */
export function StoryStep({ story, errors }: Props) {
  const { register } = useFormContext<SetupValues>()
  return (
    <>
      {errors[story] && <FieldError role="alert">{errors[story]}</FieldError>}
      <TextField
        label="Title"
        hint="As you would begin it over lunch."
        autoComplete="off"
        enterKeyHint="next"
        maxLength={maxTitleLength}
        {...register(`stories.${story}.title`)}
      />
      {storyParts.map((part) => (
        <TextArea
          key={part}
          label={`${storyPartNames[part]}: ${partTexts[part].asks}`}
          hint={partTexts[part].prompt}
          rows={3}
          maxLength={maxStoryPartLength}
          {...register(`stories.${story}.${part}`)}
        />
      ))}
      <SelectField
        label="Industry"
        hint="Where this story happened."
        {...register(`stories.${story}.industry`)}
      >
        <option value="">Please choose</option>
        {storyIndustries.map((industry) => (
          <option key={industry}>{industry}</option>
        ))}
      </SelectField>
      <TextField
        label="When, or how long"
        hint="Three months, spring 2019, for example."
        autoComplete="off"
        enterKeyHint="next"
        maxLength={maxLineLength}
        {...register(`stories.${story}.timeline`)}
      />
      <MissingParts story={story} />
    </>
  )
}

/** What the draft will still need before a validator can read it; never in the way. */
function MissingParts({ story }: Pick<Props, 'story'>) {
  const values = useWatch<SetupValues, `stories.${typeof story}`>({ name: `stories.${story}` })
  if (!hasText(values)) return null
  const missing = missingIn(values).filter(({ path }) => path !== 'title' || !values.title.trim())
  if (!missing.length) return null
  return (
    <details className="text-label">
      <summary className="min-h-tap content-center font-semibold text-madder-text">
        What the draft will still need
      </summary>
      <ul className="grid gap-s2 border-line border-l-2 py-s2 pl-s4 text-ink-soft">
        {missing.map(({ path, message }) => (
          <li key={path}>{message}</li>
        ))}
      </ul>
    </details>
  )
}
