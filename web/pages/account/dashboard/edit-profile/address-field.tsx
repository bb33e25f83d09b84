import type { ComponentProps } from 'react'
import { type FieldTexts, TextField } from '#web/ui/field.tsx'

/** The text about a page's former address (R10). */
export const oldAddressLeadsOn =
  'The old address leads to the new one, wherever somebody has kept it, and nobody else can have it.'

/** The field for the part of the page's address that can be chosen. */
export const AddressField = (props: ComponentProps<'input'> & FieldTexts) => (
  <TextField
    hint={`What stands behind ${location.host}/profile/: 3 to 60 lowercase letters, digits and hyphens.`}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={60}
    enterKeyHint="done"
    {...props}
  />
)
