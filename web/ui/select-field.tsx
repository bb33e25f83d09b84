import type { ComponentProps } from 'react'
import { type FieldTexts, fieldLook, LabelledField, useField } from './field.tsx'
import { SelectArrow } from './select.tsx'

/** The system's own select as a field of a form, with its label, hint and error. */
export function SelectField(props: ComponentProps<'select'> & FieldTexts) {
  const { label, hint, error, errorId, ...rest } = props
  const field = useField(props)
  return (
    <LabelledField {...props} id={field.id}>
      <span className="relative grid">
        <select
          {...rest}
          {...field}
          className={`${fieldLook} min-h-12 appearance-none text-ellipsis pr-10`}
        />
        <SelectArrow size={18} />
      </span>
    </LabelledField>
  )
}
