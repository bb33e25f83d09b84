import { useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Correction } from '#schema/corrections/correction-answers.ts'
import { maxCorrectionLength } from '#schema/corrections/correction-limits.ts'
import { newCorrectionSchema } from '#schema/corrections/corrections.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import { grouped } from '#schema/text/numbers.ts'
import { hasCode } from '#web/client/api.ts'
import { untitled } from '#web/features/stories/own-story-text.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { errorsOf, showServerErrors } from '#web/ui/forms/field-errors.ts'
import { clearEntry, restoredEntry, useStoredEntry } from '#web/ui/forms/stored-entry.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { FormError } from '../../teaching/form-error.tsx'
import { AnswerTrial } from '../../test-bench/answer-trial.tsx'
import { type CorrectionValues, useSavedCorrection } from './correction-calls.ts'

type Props = { correction: Correction | undefined; dashboard: Dashboard; back: string }

/** The form of an answer that the agent is taught. */
export function CorrectionForm({ correction, dashboard: { stories }, back }: Props) {
  const id = correction?.id ?? 'new'
  const name = `correction-${id}`
  const navigate = useNavigate()
  const [shown, setShown] = useState(correction?.asked)
  const save = useSavedCorrection(id, shown)
  const [saved] = useState(() => fieldsOf(correction))
  const [defaultValues] = useState(() => restoredEntry(name, saved))
  const form = useForm({ defaultValues, resolver: contract })
  const { register, control, setError, setValue, formState } = form
  const { errors, isSubmitting } = formState
  const values = useWatch({ control }) as Fields
  const isChanged = useStoredEntry(name, saved, values)

  const send = form.handleSubmit(async (submitted) => {
    try {
      await save.mutateAsync(correctionOf(submitted))
    } catch (error) {
      if (hasCode(error, 'UNANSWERED_CHANGED')) {
        setValue('asked', '')
        setShown(undefined)
      }
      return showServerErrors(error, setError, { fields: ['asked', 'answer', 'storyId'] })
    }
    form.reset(saved)
    clearEntry(name)
    showToast(
      values.isActive
        ? { title: 'Your agent knows it now', description: 'It answers this in your words from now on.' }
        : {
            title: 'Saved, and switched off',
            description: 'Your agent does not say it until you switch it on.',
          },
    )
    await navigate(back, { replace: true, preventScrollReset: true })
  })

  return (
    <>
      <form noValidate className="grid gap-s4" onSubmit={send}>
        <TextArea
          label="What is asked"
          hint="As a visitor would ask it; your agent knows it again in nearly the same words."
          rows={1}
          error={errors.asked?.message}
          {...register('asked')}
        />
        <TextArea
          label="Your answer"
          hint={`In your own words, ${grouped(maxCorrectionLength)} characters at most. It is quoted as yours, with the date, and never as confirmed.`}
          rows={4}
          error={errors.answer?.message}
          {...register('answer')}
        />
        {stories.length > 0 && (
          <SelectField
            label="The story that it is about"
            hint="If that story changes, we ask you to look at this answer again."
            error={errors.storyId?.message}
            {...register('storyId')}
          >
            <option value="">None of them</option>
            {stories.map((story) => (
              <option key={story.id} value={story.id}>
                {story.title || untitled}
              </option>
            ))}
          </SelectField>
        )}
        <CheckboxField label="On: my agent says it to whoever asks" {...register('isActive')} />
        <FormError message={errors.root?.message} error={save.error} />
        <div className="flex flex-wrap items-center gap-s4">
          <Button type="submit" variant="main" disabled={isSubmitting}>
            {isSubmitting ? 'Saving…' : correction ? 'Save' : 'Teach the agent'}
          </Button>
          {isChanged && correction && !isSubmitting && (
            <Button variant="quiet" onClick={() => form.reset(saved)}>
              Undo all
            </Button>
          )}
        </div>
      </form>
      <AnswerTrial name={name} draft={values} />
    </>
  )
}

/** `storyId` as the select has it: empty for none. */
type Fields = Omit<CorrectionValues, 'storyId'> & { storyId: string }

const fieldsOf = (correction: Correction | undefined): Fields => ({
  asked: correction?.asked ?? '',
  answer: correction?.answer ?? '',
  storyId: String(correction?.story?.id ?? ''),
  isActive: correction?.isActive ?? true,
})

const correctionOf = ({ storyId, ...fields }: Fields): CorrectionValues => ({
  ...fields,
  storyId: storyId ? Number(storyId) : null,
})

const contract: Resolver<Fields> = (values) =>
  errorsOf(values, newCorrectionSchema.safeParse(correctionOf(values)))
