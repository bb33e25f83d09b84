import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The id of an error about several fields, shown once beside them. */
  errorId?: string | undefined
}

/** The class names of a text field. */
export const fieldLook =
  'w-full rounded-tool border border-edge bg-wall-lit px-s4 text-body text-ink focus-visible:outline-offset-2 aria-invalid:border-madder-text'

/** The attributes that connect an input to its label, its hint (`${id}-hint`) and its error (`${id}-error`). */
export const useField = ({
  hint,
  error,
  errorId,
  ...props
}: Omit<FieldTexts, 'label'> & { id?: string | undefined }) => {
  const ownId = useId()
  const id = props.id ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`, errorId].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error || errorId ? true : undefined,
  }
}

/** A field with its label and error. */
export function LabelledField({
  id,
  label,
  hint,
  error,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-s2">
      <label htmlFor={id} className="font-semibold text-label">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-small">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** An error message, referenced by a field's `aria-describedby`; an alert is announced at once. */
export function FieldError({ children, ...rest }: { id?: string; role?: 'alert'; children: ReactNode }) {
  return (
    <p {...rest} className="flex items-start gap-s2 text-madder-text text-small">
      <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}

/** A one-line field with its label, hint and error; spreads react-hook-form's `register`. */
export function TextField(props: ComponentProps<'input'> & FieldTexts) {
  const { label, hint, error, errorId, ...rest } = props
  const field = useField(props)
  return (
    <LabelledField {...props} id={field.id}>
      <input {...rest} {...field} className={`${fieldLook} min-h-12 ${rest.className ?? ''}`} />
    </LabelledField>
  )
}

/** A field for longer text, at least 80 px high. */
export function TextArea(props: ComponentProps<'textarea'> & FieldTexts) {
  const { label, hint, error, errorId, ...rest } = props
  const field = useField(props)
  return (
    <LabelledField {...props} id={field.id}>
      <textarea
        {...rest}
        {...field}
        className={`${fieldLook} field-sizing-content min-h-[80px] py-s3 ${rest.className ?? ''}`}
      />
    </LabelledField>
  )
}
