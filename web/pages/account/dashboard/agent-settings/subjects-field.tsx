import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { fieldLook, LabelledField, useField } from '#web/ui/field.tsx'

type Props = {
  subjects: string[]
  typed: string
  onType: (typed: string) => void
  onChange: (subjects: string[]) => void
  error: string | undefined
}

/** The subjects with one more, unless it is empty or among them. */
export function withSubject(subjects: string[], typed: string): string[] {
  const subject = typed.replace(/\s+/g, ' ').trim()
  const isThere = subjects.some((one) => one.toLowerCase() === subject.toLowerCase())
  return !subject || isThere ? subjects : [...subjects, subject]
}

/** The subjects that the agent leaves alone, each with a way to take it out, and a line for the next. */
export function SubjectsField({ subjects, typed, onType, onChange, error }: Props) {
  const [status, setStatus] = useState('')
  const line = useRef<HTMLInputElement>(null)
  const hint = 'Asked about one of them, it says kindly that this is your wish, and how to ask you directly.'
  const field = useField({ hint, error })

  const add = () => {
    const next = withSubject(subjects, typed)
    onType('')
    if (next !== subjects) onChange(next)
    if (typed.trim())
      setStatus(next === subjects ? `“${typed.trim()}” stands here already.` : `“${typed.trim()}” is added.`)
    line.current?.focus()
  }
  const remove = (subject: string) => {
    onChange(subjects.filter((one) => one !== subject))
    setStatus(`“${subject}” is taken out.`)
    line.current?.focus()
  }

  return (
    <div className="grid gap-s3">
      <LabelledField {...field} label="Subjects that it leaves alone" hint={hint} error={error}>
        <div className="account-subject-line">
          <input
            {...field}
            ref={line}
            className={`${fieldLook} min-h-12`}
            value={typed}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="done"
            placeholder="My fees"
            onChange={({ currentTarget }) => onType(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              add()
            }}
          />
          <Button onClick={add}>Add</Button>
        </div>
      </LabelledField>
      {subjects.length > 0 && (
        <ul className="account-subjects" aria-label="Subjects that it leaves alone">
          {subjects.map((subject) => (
            <li key={subject}>
              <span dir="auto">{subject}</span>
              <button type="button" aria-label={`Take out “${subject}”`} onClick={() => remove(subject)}>
                <X size={18} strokeWidth={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  )
}
