import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { ErrorCode } from '#schema/errors.ts'
import { CallFailed, sentenceOf } from '#web/client/api.ts'

/** Which fields a refusal may be about. */
type Refusable<Name extends string> = {
  /** Those that the server names in the details. */
  fields?: readonly Name[]
  /** The field of a refusal without details. */
  fieldByCode?: Partial<Record<ErrorCode, Name>>
}

/** The fields that a failed call refused, each with its message. */
function refusedFields<Name extends string>(
  error: unknown,
  { fields = [], fieldByCode = {} }: Refusable<Name>,
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
  refusable: Refusable<Path<Fields>>,
): Path<Fields>[] {
  const refused = refusedFields(error, refusable)
  for (const [index, { name, message }] of refused.entries())
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
  return refused.map(({ name }) => name)
}

/** Shows why a call was refused, beside the fields that it is about, else at the form's foot. */
export function showRefusal<Fields extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Fields>,
  {
    otherwise = 'That could not be saved just now. Please try again.',
    ...refusable
  }: Refusable<Path<Fields>> & { otherwise?: string },
): void {
  console.error('It was not saved', error)
  if (showFieldErrors(error, setError, refusable).length > 0) return
  setError('root', { message: sentenceOf(error, otherwise) })
}

type Read = { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }

/** What a form's resolver answers: of each field the first error, by the contracts that read it. */
export function errorsOf<Fields extends FieldValues>(values: Fields, ...read: Read[]) {
  const issues = read.flatMap(({ error }) => error?.issues ?? [])
  if (issues.length === 0) return { values, errors: {} }
  const errors = issues.toReversed().map(({ path, message }) => [path[0], { type: 'contract', message }])
  return { values: {}, errors: Object.fromEntries(errors) }
}
