import { Eye, Lock } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { maxAnswerLength } from '#schema/limits.ts'
import { TextArea } from '#web/ui/field.tsx'
import { type AnswerName, isPublic, questions } from './questions.ts'
import type { ReferenceValues } from './stored-reference.ts'
import { useValidatedField } from './use-validated-field.ts'

/** The questions of one part, each with its readers and an example of a short answer. */
export const Questions = ({ fields, name }: { fields: readonly (keyof ReferenceValues)[]; name: string }) =>
  fields.flatMap((field) =>
    field in questions ? <Question key={field} field={field as AnswerName} name={name} /> : [],
  )

export function Question({ field, name }: { field: AnswerName; name: string }) {
  const { trigger } = useFormContext<ReferenceValues>()
  const { label, example } = questions[field]
  const { error, fieldProps } = useValidatedField(field)
  return (
    <div className="grid gap-s2">
      <TextArea
        label={label(name)}
        hint={
          <>
            <ReaderNote field={field} name={name} />
            <span className="mt-s1 block font-serif text-[1rem] italic">“{example}”</span>
          </>
        }
        rows={2}
        maxLength={maxAnswerLength}
        error={error}
        {...fieldProps}
        onBlur={(event) => {
          void fieldProps.onBlur(event)
          // An empty field is not validated on blur: Next does that.
          if (event.target.value.trim()) void trigger(field)
        }}
      />
      {error && <Counter field={field} />}
    </div>
  )
}

function Counter({ field }: { field: AnswerName }) {
  const { length } = useWatch<ReferenceValues, AnswerName>({ name: field }).trim()
  const { minLength } = questions[field]
  return (
    length < minLength && (
      <p className="text-ink-soft text-small">
        {length} of {minLength} characters
      </p>
    )
  )
}

/** Says whether the answer becomes public, or only the candidate and the validator read it (R8). */
function ReaderNote({ field, name }: { field: AnswerName; name: string }) {
  const Icon = isPublic(field) ? Eye : Lock
  return (
    <span className="flex items-start gap-s2">
      <Icon size={16} aria-hidden className="mt-0.5 shrink-0" />
      {isPublic(field) ? (
        <span>
          <b className="font-semibold text-ink">Public.</b> It stands on the page, word for word.
        </span>
      ) : (
        <span>For {name} and the validator only</span>
      )}
    </span>
  )
}
