import { X } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { minReferenceStoryLength, minReferences } from '#schema/accounts/limits.ts'
import { isEmail } from '#schema/email.ts'
import type { RefereeValues, RegistrationValues } from '#web/features/accounts/stored-registration.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'

const names = ['First referee', 'Second referee', 'Third referee'] as const

type RowProps = {
  index: number
  /** Whether an optional row is open at first. */
  isOpen: boolean
  /** Whether each field shows what it still needs. */
  showsMissing: boolean
  onRemove: (() => void) | undefined
}

/** The fields of one referee; the third is optional, and collapsed at first. */
export function RefereeRow({ index, isOpen, showsMissing, onRemove }: RowProps) {
  const { getValues } = useFormContext<RegistrationValues>()
  const [startsOpen] = useState(() => isOpen || isRowStarted(getValues(`references.${index}`)))
  const name = names[index] ?? ''
  const isOptional = index >= minReferences
  const fields = <RefereeFields index={index} showsMissing={showsMissing} />
  return (
    <fieldset className="account-referee">
      <legend className="sr-only">{name}</legend>
      <div className="account-referee-head">
        <p aria-hidden className="font-semibold text-label">
          {name}
          {isOptional && <span className="font-normal text-ink-soft"> (optional)</span>}
        </p>
        {onRemove && (
          <Button variant="quiet" aria-label={`Remove the ${name.toLowerCase()}`} onClick={onRemove}>
            <X size={18} strokeWidth={1.75} aria-hidden />
            Remove
          </Button>
        )}
      </div>
      {isOptional ? (
        <details open={startsOpen || showsMissing}>
          <summary className="min-h-tap content-center font-semibold text-label text-madder-text">
            Name a third person
          </summary>
          <div className="grid gap-s4 pt-s3">{fields}</div>
        </details>
      ) : (
        fields
      )}
    </fieldset>
  )
}

function RefereeFields({ index, showsMissing }: Pick<RowProps, 'index' | 'showsMissing'>) {
  const { register, formState } = useFormContext<RegistrationValues>()
  const row = useWatch<RegistrationValues, `references.${number}`>({ name: `references.${index}` })
  const wrong = formState.errors.references?.[index]
  const length = row.solutionStory.trim().length
  const isLeft = formState.touchedFields.references?.[index]?.solutionStory && length > 0
  const isTooShort = length < minReferenceStoryLength && (isLeft || showsMissing)
  const field = (name: keyof RefereeValues) => ({
    required: index < minReferences,
    error: showsMissing ? problemIn[name](row[name].trim()) : wrong?.[name]?.message,
    ...register(`references.${index}.${name}`, { deps: 'references' }),
  })
  return (
    <>
      <div className="account-pair" data-columns="3">
        <TextField
          label="First name"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={120}
          {...field('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={120}
          {...field('lastName')}
        />
        <EmailField label="Email" autoComplete="off" enterKeyHint="next" {...field('email')} />
      </div>
      <div className="grid gap-s2">
        <TextArea
          label="Solution story"
          hint="The problem you solved while they were there, in a sentence or two. They read it."
          rows={2}
          maxLength={2000}
          {...field('solutionStory')}
        />
        <p className={`text-small ${isTooShort ? 'text-madder-text' : 'text-ink-soft'}`}>
          {length}/{minReferenceStoryLength} characters
        </p>
      </div>
    </>
  )
}

export const isRowStarted = (row: RefereeValues | undefined) =>
  Object.values(row ?? {}).some((value) => value.trim())

/** The message for a missing or wrong value of a field. */
const problemIn: Record<keyof RefereeValues, (value: string) => string | undefined> = {
  firstName: (name) => (name ? undefined : 'Please enter their first name.'),
  lastName: (name) => (name ? undefined : 'Please enter their last name.'),
  email: (email) => (isEmail(email) ? undefined : 'Please enter an email address that we can write to.'),
  solutionStory: (story) =>
    story.length < minReferenceStoryLength
      ? `Please write at least ${minReferenceStoryLength} characters.`
      : undefined,
}
