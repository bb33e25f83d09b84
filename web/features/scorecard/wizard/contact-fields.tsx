import { useLayoutEffect, useRef, useState } from 'react'
import { isEmail } from '#schema/email.ts'
import { storedPerson, storePerson } from '#web/features/accounts/stored-person.ts'
import { TextField } from '#web/ui/field.tsx'
import { useAssessment, useScorecard } from '../scorecard-context.tsx'

/** The fields for name and email; what was typed before hydration is kept, and known values are filled in. */
export function ContactFields({ emailError }: { emailError: string | undefined }) {
  const { store } = useScorecard()
  const { name, email, error } = useAssessment()
  const fields = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { fullName, email } = storedPerson()
    const suggestions = { name: fullName, email }
    for (const input of fields.current?.querySelectorAll('input') ?? []) {
      const field = input.name === 'name' ? 'name' : 'email'
      const value = input.value || suggestions[field]
      if (value && !store.read()[field]) store.change({ [field]: value })
    }
  }, [store])
  const errorOf = (id: string) => (error?.id === id ? error.message : undefined)
  return (
    <div ref={fields} className="grid max-w-[30rem] gap-s5">
      <TextField
        label="Name *"
        name="name"
        value={name}
        onChange={(event) => store.change({ name: event.target.value })}
        required
        maxLength={120}
        autoComplete="name"
        enterKeyHint="next"
        error={errorOf('name')}
      />
      <TextField
        label="Email *"
        name="email"
        type="email"
        value={email}
        onChange={(event) => store.change({ email: event.target.value })}
        required
        maxLength={254}
        autoComplete="email"
        enterKeyHint="next"
        error={emailError ?? errorOf('email')}
      />
    </div>
  )
}

/** Whether name and email are complete and valid. */
export function useContact() {
  const { store } = useScorecard()
  const { name, email } = useAssessment()
  const [invalidEmail, setInvalidEmail] = useState<string>()
  return {
    isFilled: Boolean(name.trim() && email.trim()),
    /** Validates, and shows the error beside the field. */
    isChecked: () => {
      const values = store.read()
      if (!values.name.trim() || !values.email.trim()) return false
      const isAddress = isEmail(values.email.trim())
      setInvalidEmail(isAddress ? undefined : values.email)
      if (isAddress) storePerson({ fullName: values.name, email: values.email })
      else document.querySelector<HTMLInputElement>('.scorecard-asked [name=email]')?.focus()
      return isAddress
    },
    emailError: invalidEmail === email ? 'Please check the email address' : undefined,
  }
}
