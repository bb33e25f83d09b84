import type { ComponentProps } from 'react'
import { PasswordField } from '#web/ui/password-field.tsx'

/** The password of an account that this browser is not signed in to; `isWrong` once the server has refused it. */
export const AccountPasswordField = ({
  isWrong,
  error,
  ...rest
}: { isWrong: boolean; error: string | undefined } & ComponentProps<'input'>) => (
  <PasswordField
    {...rest}
    label="Password"
    autoComplete="current-password"
    enterKeyHint="go"
    error={error ?? (isWrong ? 'That is not the password of this account.' : undefined)}
  />
)
