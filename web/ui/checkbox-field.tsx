import type { ComponentProps } from 'react'
import { FieldError, type FieldTexts, useField } from './field.tsx'

/** A checkbox, as tall as a finger, with its error. */
export function CheckboxField(props: ComponentProps<'input'> & FieldTexts) {
  const { label, hint, error, errorId, ...rest } = props
  const field = useField(props)
  return (
    <div className="grid gap-s1">
      <div className="-ml-2.5 grid grid-cols-[auto_1fr] gap-x-s1">
        <span className="grid size-tap place-items-center">
          <input {...rest} {...field} type="checkbox" className="size-6 accent-madder" />
        </span>
        <label htmlFor={field.id} className="content-center py-s2 text-label">
          {label}
        </label>
      </div>
      {error && <FieldError id={`${field.id}-error`}>{error}</FieldError>}
    </div>
  )
}
