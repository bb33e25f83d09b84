import { isEmail } from '#schema/email.ts'
import { tooLong } from '#schema/text/too-long.ts'
import {
  maxWaitlistTextLength,
  type WaitlistInterest,
  waitlistInterests,
} from '#schema/waitlist/waitlist-interests.ts'
import { storedValue } from '#web/client/stored-value.ts'

/** The values of the form by field name. */
export type WaitlistValues = {
  name: string
  email: string
  company: string
  currentRole: string
  specificAreas: string
  challenges: string
  interests: WaitlistInterest[]
}
export type FieldErrors = Partial<Record<keyof WaitlistValues, string>>

const textNames = [
  'name',
  'email',
  'company',
  'currentRole',
  'specificAreas',
  'challenges',
] as const satisfies (keyof WaitlistValues)[]

export function valuesOf(form: HTMLFormElement): WaitlistValues {
  const data = new FormData(form)
  const text = (name: keyof WaitlistValues) => String(data.get(name) ?? '').trim()
  const chosen = data.getAll('interests')
  return {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    currentRole: text('currentRole'),
    specificAreas: text('specificAreas'),
    challenges: text('challenges'),
    interests: waitlistInterests.filter((interest) => chosen.includes(interest)),
  }
}

/** Whether the required fields are filled (account spec section 2). */
export const isFilled = ({ name, email }: WaitlistValues) => Boolean(name && email)

export function validate({ name, email, specificAreas, challenges }: WaitlistValues): FieldErrors {
  return {
    ...(!name && { name: 'Please tell us your name.' }),
    ...(!isEmail(email) && { email: 'Please enter a valid email address' }),
    ...(specificAreas.length > maxWaitlistTextLength && { specificAreas: tooLong(maxWaitlistTextLength) }),
    ...(challenges.length > maxWaitlistTextLength && { challenges: tooLong(maxWaitlistTextLength) }),
  }
}

/** The entries, stored across reloads until they are sent. */
export const storedValues = storedValue(
  'waitlist',
  (stored: Partial<WaitlistValues> | null): Partial<WaitlistValues> => Object(stored),
)

/** Fills empty fields with stored entries; what was typed before hydration stays. */
export function restoreValues(form: HTMLFormElement): void {
  const typed = storedValues.read()
  for (const name of textNames) {
    const field = form.elements.namedItem(name)
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isField && !field.value && typeof typed[name] === 'string') field.value = typed[name]
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('[name=interests]'))
    if (Array.isArray(typed.interests) && typed.interests.some((interest) => interest === box.value))
      box.checked = true
}
