import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

export type Wording = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The id of an error that is about several fields and stands once beside them. */
  errorId?: string | undefined
}

/** The look of a field that holds text. */
export const fieldLook =
  'w-full rounded-tool border border-edge bg-wall-lit px-s4 text-body text-ink focus-visible:outline-offset-2 aria-invalid:border-madder-text'

/**
 * What joins a field to its label, its hint and what is wrong with it, to be spread on what one types in or ticks. The
 * hint beside it has the id `${id}-hint`, the error `${id}-error`.
 */
export const useField = ({
  hint,
  error,
  errorId,
  ...given
}: Omit<Wording, 'label'> & { id?: string | undefined }) => {
  const ownId = useId()
  const id = given.id ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`, errorId].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error || errorId ? true : undefined,
  }
}

/** A field between its label and what is wrong with it. */
export function Labelled({
  id,
  label,
  hint,
  error,
  children,
}: Wording & { id: string; children: ReactNode }) {
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

/** What is wrong, in words beside what it is about; a field's `aria-describedby` names the id, and an alert is heard at once. */
export function FieldError({ children, ...rest }: { id?: string; role?: 'alert'; children: ReactNode }) {
  return (
    <p {...rest} className="flex items-start gap-s2 text-madder-text text-small">
      <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}

/** A one-line field with its label, hint and error; spreads react-hook-form's `register`. */
export function TextField(props: ComponentProps<'input'> & Wording) {
  const { label, hint, error, errorId, ...rest } = props
  const field = useField(props)
  return (
    <Labelled {...props} id={field.id}>
      <input {...rest} {...field} className={`${fieldLook} min-h-12 ${rest.className ?? ''}`} />
    </Labelled>
  )
}

/** A field for longer text, at least 80 px high. */
export function TextArea(props: ComponentProps<'textarea'> & Wording) {
  const { label, hint, error, errorId, ...rest } = props
  const field = useField(props)
  return (
    <Labelled {...props} id={field.id}>
      <textarea
        {...rest}
        {...field}
        className={`${fieldLook} field-sizing-content min-h-[80px] py-s3 ${rest.className ?? ''}`}
      />
    </Labelled>
  )
}
