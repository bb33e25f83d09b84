import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { CallFailed, sentenceOf } from '#web/client/api.ts'
import { FieldError } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'

/** Shows why a call was refused, beside the fields that it names, else at the form's foot. */
export function showRefusal<Fields extends FieldValues>(
  error: unknown,
  names: readonly Path<Fields>[],
  setError: UseFormSetError<Fields>,
): void {
  console.error('It was not saved', error)
  const details = error instanceof CallFailed ? error.details : []
  const told = details.flatMap(({ path, message }) => {
    const name = names.find((one) => one === path.split('.')[0])
    return name ? [{ name, message }] : []
  })
  for (const [index, { name, message }] of told.entries())
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
  if (told.length) return
  setError('root', { message: sentenceOf(error, 'That could not be saved just now. Please try again.') })
}

/** The refusal at a form's foot, with the way to sign in and back here where nobody is signed in any more. */
export function RefusalNote({ message, error }: { message: string | undefined; error: unknown }) {
  const { pathname, search } = useLocation()
  if (!message) return null
  const isSignedOut = error instanceof CallFailed && error.code === 'SIGN_IN_FIRST'
  return (
    <FieldError role="alert">
      <span>
        {message}{' '}
        {isSignedOut && (
          <Link className="link" to={paths.login.href({ next: pathname + search })}>
            Sign in; what you typed stays here
          </Link>
        )}
      </span>
    </FieldError>
  )
}

type Read = { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }

/** What a form's resolver answers: of each field the first error, by the contracts that read it. */
export function errorsOf<Fields extends FieldValues>(values: Fields, ...read: Read[]) {
  const issues = read.flatMap(({ error }) => error?.issues ?? [])
  if (issues.length === 0) return { values, errors: {} }
  const errors = issues.toReversed().map(({ path, message }) => [path[0], { type: 'contract', message }])
  return { values: {}, errors: Object.fromEntries(errors) }
}
