import { X } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import {
  fewestReferences,
  incompleteReference,
  isCompleteReference,
  mostReferences,
  shortestReferenceStory,
} from '#schema/accounts/accounts.ts'
import {
  type EnteredReference,
  type EnteredRegistration,
  emptyReference,
} from '#web/features/accounts/kept-registration.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { FieldError, TextArea, TextField } from '#web/ui/field.tsx'
import { RefereeLetter } from './referee-letter.tsx'

const places = ['First referee', 'Second referee', 'Third referee'] as const
const errorId = 'references-error'

/** Two or three people who can speak for the work: a row for each. */
export function ReferencesTable() {
  const { control, formState } = useFormContext<EnteredRegistration>()
  const { fields, append, remove } = useFieldArray({ control, name: 'references' })
  const rows = useWatch<EnteredRegistration, 'references'>({ name: 'references' })
  const { root, message } = formState.errors.references ?? {}
  const error = root?.message ?? message
  return (
    <section aria-labelledby="referees" className="account-part">
      <div className="grid gap-s2">
        <h2 id="referees">Who can speak for your work?</h2>
        <p className="text-ink-soft text-label">
          Name two or three people who saw it from close by: a client, a manager, a colleague. Your work goes
          into the gallery once two of them have confirmed what they say, and one story is validated. We mail
          each of them an invitation once you have confirmed your own address, and nobody before.
        </p>
      </div>
      <RefereeLetter />
      {error && (
        <FieldError role="alert" id={errorId}>
          {error}
        </FieldError>
      )}
      <div>
        {fields.map(({ id }, place) => (
          <Row
            key={id}
            place={place}
            wanting={error ? wantingIn(rows, place, error) : []}
            onRemove={fields.length > fewestReferences ? () => remove(place) : undefined}
          />
        ))}
        {fields.length < mostReferences && (
          <div className="border-line border-t pt-s4">
            <Button onClick={() => append(emptyReference())}>Add a third referee</Button>
          </div>
        )}
      </div>
    </section>
  )
}

function Row({
  place,
  wanting,
  onRemove,
}: {
  place: number
  wanting: (keyof EnteredReference)[]
  onRemove: (() => void) | undefined
}) {
  const { register } = useFormContext<EnteredRegistration>()
  const story = useWatch<EnteredRegistration, `references.${number}.solutionStory`>({
    name: `references.${place}.solutionStory`,
  })
  const name = places[place] ?? ''
  const length = (story ?? '').trim().length
  const isTooShort = length < shortestReferenceStory
  const error = (field: keyof EnteredReference) => (wanting.includes(field) ? errorId : undefined)
  return (
    <fieldset className="account-referee">
      <legend className="sr-only">{name}</legend>
      <div className="account-referee-head">
        <p aria-hidden className="font-semibold text-label">
          {name}
          {place >= fewestReferences && <span className="font-normal text-ink-soft"> (if you like)</span>}
        </p>
        {onRemove && (
          <Button variant="quiet" aria-label={`Remove the ${name.toLowerCase()}`} onClick={onRemove}>
            <X size={18} strokeWidth={1.75} aria-hidden />
            Remove
          </Button>
        )}
      </div>
      <div className="account-pair" data-columns="3">
        <TextField
          label="First name"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={120}
          errorId={error('firstName')}
          {...register(`references.${place}.firstName`, { deps: 'references' })}
        />
        <TextField
          label="Last name"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={120}
          errorId={error('lastName')}
          {...register(`references.${place}.lastName`, { deps: 'references' })}
        />
        <EmailField
          label="Email"
          autoComplete="off"
          enterKeyHint="next"
          errorId={error('email')}
          {...register(`references.${place}.email`, { deps: 'references' })}
        />
      </div>
      <div className="grid gap-s2">
        <TextArea
          label="Solution story"
          hint="What could they tell? The problem you solved for them, in a sentence or two."
          rows={2}
          maxLength={2000}
          errorId={error('solutionStory')}
          {...register(`references.${place}.solutionStory`, { deps: 'references' })}
        />
        <p className={`text-small ${isTooShort ? 'text-madder-text' : 'text-ink-soft'}`}>
          {length}/{shortestReferenceStory} characters
        </p>
      </div>
    </fieldset>
  )
}

const isFilled: Record<keyof EnteredReference, (value: string) => boolean> = {
  firstName: (name) => name !== '',
  lastName: (name) => name !== '',
  email: (email) => /^[^@\s]+@[^@\s]+$/.test(email),
  solutionStory: (story) => story.length >= shortestReferenceStory,
}

/** Which fields of a row the error is about: of the rows that were begun, or of the first two. */
function wantingIn(rows: EnteredReference[], place: number, error: string): (keyof EnteredReference)[] {
  const row = rows[place]
  const isComplete: boolean = isCompleteReference(row)
  if (!row || isComplete) return []
  const isBegun = Object.values(row).some((value) => value.trim())
  const isMeant = error === incompleteReference ? isBegun : place < fewestReferences
  if (!isMeant) return []
  const names = Object.keys(isFilled) as (keyof EnteredReference)[]
  return names.filter((name) => !isFilled[name](row[name].trim()))
}
