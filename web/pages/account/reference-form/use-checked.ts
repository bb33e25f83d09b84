import { useFormContext } from 'react-hook-form'
import type { EnteredAnswers } from './kept-reference.ts'

/** Wires a field, and checks it again at every keystroke while something is wrong with it. */
export function useChecked(field: keyof EnteredAnswers) {
  const { register, trigger, formState } = useFormContext<EnteredAnswers>()
  const error = formState.errors[field]?.message
  const wiring = register(field, { onChange: () => error && void trigger(field) })
  return { error, wiring }
}
