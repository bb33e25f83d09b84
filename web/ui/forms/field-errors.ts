import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { ErrorCode } from '#schema/errors.ts'
import { CallFailed, sentenceOf } from '#web/client/api.ts'

/** Which fields a refusal may be about. */
type ErrorFields<Name extends string> = {
  /** Those that the server names in the details. */
  fields?: readonly Name[]
  /** The field of a refusal without details. */
  fieldByCode?: Partial<Record<ErrorCode, Name>>
}

/** The fields that a failed call refused, each with its message. */
function fieldErrorsIn<Name extends string>(
  error: unknown,
  { fields = [], fieldByCode = {} }: ErrorFields<Name>,
): { name: Name; message: string }[] {
  if (!(error instanceof CallFailed)) return []
  const named = error.details.flatMap(({ path, message }) => {
    const name = fields.find((one) => one === path.split('.')[0])
    return name ? [{ name, message }] : []
  })
  const name = error.code && fieldByCode[error.code]
  return named.length > 0 || !name ? named : [{ name, message: error.sentence }]
}

/** Shows a refusal beside the fields that it is about, and returns them; none where it is about the whole form. */
export function showFieldErrors<Fields extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Fields>,
  errorFields: ErrorFields<Path<Fields>>,
): Path<Fields>[] {
  const fieldErrors = fieldErrorsIn(error, errorFields)
  for (const [index, { name, message }] of fieldErrors.entries())
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
  return fieldErrors.map(({ name }) => name)
}

/** Shows why a call was refused, beside the fields that it is about, else at the form's foot. */
export function showServerErrors<Fields extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Fields>,
  {
    otherwise = 'That could not be saved just now. Please try again.',
    ...errorFields
  }: ErrorFields<Path<Fields>> & { otherwise?: string },
): void {
  console.error('It was not saved', error)
  if (showFieldErrors(error, setError, errorFields).length > 0) return
  setError('root', { message: sentenceOf(error, otherwise) })
}

type Parsed = { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }

/** What a form's resolver answers: of each field the first error, by the contracts that read it. */
export function errorsOf<Fields extends FieldValues>(values: Fields, ...results: Parsed[]) {
  const issues = results.flatMap(({ error }) => error?.issues ?? [])
  if (issues.length === 0) return { values, errors: {} }
  const errors = issues.toReversed().map(({ path, message }) => [path[0], { type: 'contract', message }])
  return { values: {}, errors: Object.fromEntries(errors) }
}
