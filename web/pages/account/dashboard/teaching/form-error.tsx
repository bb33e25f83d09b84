import { useLocation } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { hasCode } from '#web/client/api.ts'
import { FieldError } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'

/** The refusal at a form's foot, with the way to sign in and back here where nobody is signed in any more. */
export function FormError({ message, error }: { message: string | undefined; error: unknown }) {
  const { pathname, search } = useLocation()
  if (!message) return null
  const isSignedOut = hasCode(error, 'SIGN_IN_FIRST')
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
