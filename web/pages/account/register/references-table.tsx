import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { incompleteReference, isCompleteReference } from '#schema/accounts/accounts.ts'
import { maxReferences, minReferences } from '#schema/accounts/limits.ts'
import { emptyReferee, type RegistrationValues } from '#web/features/accounts/stored-registration.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useFocusAfterPress } from '#web/ui/forms/use-focus-after-press.ts'
import { isRowStarted, RefereeRow } from './referee-row.tsx'

/** The table of two or three referees, one row each. */
export function ReferencesTable() {
  const { control, formState } = useFormContext<RegistrationValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'references' })
  const rows = useWatch<RegistrationValues, 'references'>({ name: 'references' })
  const [hasAdded, setAdded] = useState(false)
  const { target: adding, press } = useFocusAfterPress<HTMLButtonElement>()
  const { root, message } = formState.errors.references ?? {}
  const error = root?.message ?? message

  /** Whether the error is about this row: one that was begun, or one of the first two. */
  const isErrorOfRow = (index: number) => {
    const row = rows[index]
    if (!error || isCompleteReference(row)) return false
    return error === incompleteReference ? isRowStarted(row) : index < minReferences
  }
  const removeRow = (index: number) => {
    press()
    remove(index)
  }
  return (
    <div>
      {error && (
        <div className="pb-s4">
          <FieldError role="alert">{error}</FieldError>
        </div>
      )}
      {fields.map(({ id }, index) => (
        <RefereeRow
          key={id}
          index={index}
          isOpen={hasAdded}
          showsMissing={isErrorOfRow(index)}
          onRemove={fields.length > minReferences ? () => removeRow(index) : undefined}
        />
      ))}
      {fields.length < maxReferences && (
        <div className="border-line border-t pt-s4">
          <Button
            ref={adding}
            onClick={() => {
              setAdded(true)
              append(emptyReferee())
            }}
          >
            Add a third referee
          </Button>
        </div>
      )}
    </div>
  )
}
