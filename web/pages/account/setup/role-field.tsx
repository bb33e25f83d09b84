import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { SetupValues } from '#web/features/onboarding/stored-setup.ts'
import { TextField } from '#web/ui/field.tsx'

/** The role, once a file said one: the wizard itself does not ask for it. */
export function RoleField() {
  const { register } = useFormContext<SetupValues>()
  const role = useWatch<SetupValues, 'profile.role'>({ name: 'profile.role' })
  const [wasShown, setShown] = useState(role !== '')
  if (role && !wasShown) setShown(true)
  if (!wasShown) return null
  return (
    <TextField
      label="Role (optional)"
      autoComplete="organization-title"
      enterKeyHint="next"
      maxLength={120}
      {...register('profile.role')}
    />
  )
}
