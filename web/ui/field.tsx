import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

type Wording = { label: ReactNode; hint?: ReactNode; error?: ReactNode }

const control =
  'w-full rounded-tool border border-edge bg-wall-lit px-s4 text-body text-ink focus-visible:outline-offset-2 aria-invalid:border-madder-text'

const useWiring = ({ hint, error }: Wording, givenId?: string) => {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }
}

function Shell({ id, label, hint, error, children }: Wording & { id: string; children: ReactNode }) {
  return (
    <div className="grid gap-s2">
      <label htmlFor={id} className="font-semibold text-label">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-small">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-s2 text-madder-text text-small">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

/** A one-line field with its label, hint and error; spreads react-hook-form's `register`. */
export function TextField({ label, hint, error, ...rest }: ComponentProps<'input'> & Wording) {
  const wiring = useWiring({ label, hint, error }, rest.id)
  return (
    <Shell id={wiring.id} label={label} hint={hint} error={error}>
      <input {...rest} {...wiring} className={`${control} min-h-12 ${rest.className ?? ''}`} />
    </Shell>
  )
}

/** A field for longer text, at least 80 px high. */
export function TextArea({ label, hint, error, ...rest }: ComponentProps<'textarea'> & Wording) {
  const wiring = useWiring({ label, hint, error }, rest.id)
  return (
    <Shell id={wiring.id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        {...wiring}
        className={`${control} field-sizing-content min-h-[80px] py-s3 ${rest.className ?? ''}`}
      />
    </Shell>
  )
}
