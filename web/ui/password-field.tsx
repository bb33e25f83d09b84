import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { type FieldTexts, fieldLook, LabelledField, useField } from './field.tsx'

/** A password field with a button to show it; `autoComplete` says whether it is the current or a new password. */
export function PasswordField({
  label,
  hint,
  error,
  errorId,
  ...rest
}: ComponentProps<'input'> & FieldTexts & { autoComplete: 'current-password' | 'new-password' }) {
  const field = useField({ hint, error, errorId, id: rest.id })
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <LabelledField id={field.id} label={label} hint={hint} error={error}>
      <span className="relative grid">
        <input
          {...rest}
          {...field}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={`${fieldLook} min-h-12 pr-14`}
        />
        <button
          type="button"
          aria-label={isShown ? 'Hide the password' : 'Show the password'}
          aria-controls={field.id}
          onClick={() => setShown(!isShown)}
          className="absolute top-1/2 right-0.5 grid size-tap -translate-y-1/2 place-items-center text-ink-soft"
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </span>
    </LabelledField>
  )
}

/** The username for password managers. */
export const PasswordOwner = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
)
