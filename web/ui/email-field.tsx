import type { ComponentProps } from 'react'
import { type FieldTexts, TextField } from './field.tsx'

/** A field for an email address, with its greatest length. */
export const EmailField = (props: ComponentProps<'input'> & FieldTexts) => (
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
