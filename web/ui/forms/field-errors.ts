import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { CallFailed, sentenceOf } from '#web/client/api.ts'

/** The fields among `names` that a failed call refused, each with its message. */
export function refusedFields<Name extends string>(error: unknown, names: readonly Name[]) {
  const details = error instanceof CallFailed ? error.details : []
  return details.flatMap(({ path, message }) => {
    const name = names.find((one) => one === path.split('.')[0])
    return name ? [{ name, message }] : []
  })
}

/** Shows why a call was refused, beside the fields that it names, else at the form's foot. */
export function showRefusal<Fields extends FieldValues>(
  error: unknown,
  names: readonly Path<Fields>[],
  setError: UseFormSetError<Fields>,
): void {
  console.error('It was not saved', error)
  const refused = refusedFields(error, names)
  for (const [index, { name, message }] of refused.entries())
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
  if (refused.length) return
  setError('root', { message: sentenceOf(error, 'That could not be saved just now. Please try again.') })
}

type Read = { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }

/** What a form's resolver answers: of each field the first error, by the contracts that read it. */
export function errorsOf<Fields extends FieldValues>(values: Fields, ...read: Read[]) {
  const issues = read.flatMap(({ error }) => error?.issues ?? [])
  if (issues.length === 0) return { values, errors: {} }
  const errors = issues.toReversed().map(({ path, message }) => [path[0], { type: 'contract', message }])
  return { values: {}, errors: Object.fromEntries(errors) }
}
