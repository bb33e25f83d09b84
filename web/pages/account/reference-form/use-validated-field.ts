import { useFormContext } from 'react-hook-form'
import type { ReferenceValues } from './stored-reference.ts'

/** Registers a field, and validates it at every keystroke while it has an error. */
export function useValidatedField(field: keyof ReferenceValues) {
  const { register, trigger, formState } = useFormContext<ReferenceValues>()
  const error = formState.errors[field]?.message
  const fieldProps = register(field, { onChange: () => error && void trigger(field) })
  return { error, fieldProps }
}
