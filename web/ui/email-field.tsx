import type { ComponentProps } from 'react'
import { TextField, type Wording } from './field.tsx'

/** A field for an email address, with its greatest length. */
export const EmailField = (props: ComponentProps<'input'> & Wording) => (
  <TextField
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
    {...props}
  />
)
