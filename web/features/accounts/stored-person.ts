import { storedValue } from '#web/client/stored-value.ts'

/** The person who fills in forms on this device. */
type Person = { fullName: string; email: string }

const person = storedValue('person', (stored: Partial<Person> | null): Person => {
  const { fullName, email } = stored ?? {}
  return {
    fullName: typeof fullName === 'string' ? fullName : '',
    email: typeof email === 'string' ? email : '',
  }
})

/** Name and address as they were last given here; empty where they are not known. */
export const storedPerson = person.read

/** Keeps a name and an address that a form has accepted, so that the next form need not ask. */
export const storePerson = ({ fullName, email }: Person): void =>
  void person.write({ fullName: fullName.trim(), email: email.trim() })

export const clearPerson = (): void => void person.remove()

/** Fills name and address in where a form has none. */
export function withStoredPerson<Values extends Person>(values: Values): Values {
  const { fullName, email } = storedPerson()
  return { ...values, fullName: values.fullName || fullName, email: values.email || email }
}
