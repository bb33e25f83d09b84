import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldError, type FieldTexts, fieldLook, Labelled, useField } from './field.tsx'

/** The system's own select as a field of a form, with its label, hint and error. */
export function SelectField(props: ComponentProps<'select'> & FieldTexts) {
  const { label, hint, error, errorId, ...rest } = props
  const field = useField(props)
  return (
    <Labelled {...props} id={field.id}>
      <span className="relative grid">
        <select
          {...rest}
          {...field}
          className={`${fieldLook} min-h-12 appearance-none text-ellipsis pr-10`}
        />
        <ChevronDown
          size={18}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
        />
      </span>
    </Labelled>
  )
}

/** A checkbox, as tall as a finger, with its error. */
export function CheckField(props: ComponentProps<'input'> & FieldTexts) {
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
