import { ChevronDown, CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

export type Wording = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The id of an error that is about several fields and stands once beside them. */
  errorId?: string | undefined
}

const text =
  'w-full rounded-tool border border-edge bg-wall-lit px-s4 text-body text-ink focus-visible:outline-offset-2 aria-invalid:border-madder-text'

/** What joins a field to its label, its hint and what is wrong with it. */
export const useWiring = ({ hint, error, errorId, ...given }: Wording & { id?: string | undefined }) => {
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
  const wiring = useWiring(props)
  return (
    <Labelled {...props} id={wiring.id}>
      <input {...rest} {...wiring} className={`${text} min-h-12 ${rest.className ?? ''}`} />
    </Labelled>
  )
}

/** A field for longer text, at least 80 px high. */
export function TextArea(props: ComponentProps<'textarea'> & Wording) {
  const { label, hint, error, errorId, ...rest } = props
  const wiring = useWiring(props)
  return (
    <Labelled {...props} id={wiring.id}>
      <textarea
        {...rest}
        {...wiring}
        className={`${text} field-sizing-content min-h-[80px] py-s3 ${rest.className ?? ''}`}
      />
    </Labelled>
  )
}

/** The system's own select as a field of a form, with its label, hint and error. */
export function SelectField(props: ComponentProps<'select'> & Wording) {
  const { label, hint, error, errorId, ...rest } = props
  const wiring = useWiring(props)
  return (
    <Labelled {...props} id={wiring.id}>
      <span className="relative grid">
        <select {...rest} {...wiring} className={`${text} min-h-12 appearance-none text-ellipsis pr-10`} />
        <ChevronDown
          size={18}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
        />
      </span>
    </Labelled>
  )
}

/** A box to tick, as tall as a finger, with what is wrong beside it. */
export function CheckField(props: ComponentProps<'input'> & Wording) {
  const { label, hint, error, errorId, ...rest } = props
  const wiring = useWiring(props)
  return (
    <div className="grid gap-s1">
      <div className="grid grid-cols-[auto_1fr] gap-x-s3">
        <span className="grid size-tap place-items-center">
          <input {...rest} {...wiring} type="checkbox" className="size-6 accent-madder" />
        </span>
        <label htmlFor={wiring.id} className="content-center py-s2 text-label">
          {label}
        </label>
      </div>
      {error && <FieldError id={`${wiring.id}-error`}>{error}</FieldError>}
    </div>
  )
}
