import { useFormContext } from 'react-hook-form'
import type { EnteredAnswers } from './stored-reference.ts'

/** Registers a field, and validates it at every keystroke while it has an error. */
export function useChecked(field: keyof EnteredAnswers) {
  const { register, trigger, formState } = useFormContext<EnteredAnswers>()
  const error = formState.errors[field]?.message
  const wiring = register(field, { onChange: () => error && void trigger(field) })
  return { error, wiring }
}
