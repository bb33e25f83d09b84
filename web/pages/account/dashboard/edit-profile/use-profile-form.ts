import { useEffect, useRef, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { customerProfileSchema } from '#schema/profiles/customer-profile.ts'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import { currentUsername } from '#web/client/current-username.ts'
import { errorsOf } from '#web/ui/forms/field-errors.ts'
import { mergedInto, mergedWithStored } from './merging.ts'
import {
  changedFields,
  type EditForm,
  type FieldName,
  noPasswords,
  type ProfileValues,
  profileInputOf,
  profileValuesOf,
} from './profile-values.ts'
import { storedEdit } from './stored-edit.ts'

/** The entries of the profile editor over the saved profile, stored on this device until they are saved or discarded. */
export function useProfileForm(profile: OwnProfile) {
  const [username] = useState(currentUsername)
  const [opened] = useState(() => mergedWithStored(profileValuesOf(profile), storedEdit.read(username)))
  const [base, setBase] = useState(profile)
  const [merged, setMerged] = useState(opened)
  const [wasRestored, setRestored] = useState(opened !== undefined)
  const saved = profileValuesOf(base)

  const form = useForm<EditForm>({
    defaultValues: { ...(opened?.values ?? saved), ...noPasswords },
    resolver: contractOver(saved),
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control }) as EditForm
  const changed = changedFields(saved, values)
  const hasConflicts = Boolean(merged?.conflicts.length)
  const clearStored = useStoredEdit(username, { saved, values, changed, hasConflicts })

  const setFields = (next: ProfileValues, names: readonly FieldName[]) => {
    for (const name of names) form.setValue(name, next[name])
  }
  return {
    form,
    base,
    saved,
    values,
    changed,
    /** The merged and the conflicting fields. */
    merged,
    /** Whether the form shows stored entries of an earlier visit. */
    wasRestored,
    clearStored,
    /** Merges the entries with the profile as it is saved now; returns the fields that were taken over from it. */
    mergeWith: (current: OwnProfile) => {
      const next = mergedInto(profileValuesOf(current), { base: saved, entered: form.getValues() })
      setFields(next.values, next.takenOver)
      setBase(current)
      setMerged(next)
      return next.takenOver
    },
    /** Keeps the saved values of these conflicting fields. */
    resolve: (fields: readonly FieldName[]) => {
      setFields(profileValuesOf(base), fields)
      setMerged((before) => before && { ...before, conflicts: [] })
    },
    discardEntries: () => {
      form.reset({ ...saved, ...noPasswords })
      setRestored(false)
      setMerged(undefined)
    },
  }
}

/**
 * Stores the changed fields on this device at every render, until the returned function is called; not while there are
 * conflicts, so that a reload shows them again.
 */
function useStoredEdit(
  username: string | null,
  {
    saved,
    values,
    changed,
    hasConflicts,
  }: { saved: ProfileValues; values: ProfileValues; changed: readonly FieldName[]; hasConflicts: boolean },
) {
  const isCleared = useRef(false)
  useEffect(() => {
    if (isCleared.current || hasConflicts) return
    const pick = (next: ProfileValues) => Object.fromEntries(changed.map((name) => [name, next[name]]))
    if (changed.length) storedEdit.write(username, { base: pick(saved), typed: pick(values) })
    else storedEdit.remove(username)
  })
  return () => {
    isCleared.current = true
    storedEdit.remove(username)
  }
}

/** The contract for the changed fields; both names are always required. */
const contractOver =
  (saved: ProfileValues): Resolver<EditForm> =>
  (values) => {
    const names = [...new Set([...changedFields(saved, values), 'firstName', 'lastName'] as const)]
    const { currentPassword, newPassword, confirmPassword } = values
    const read = customerProfileSchema.safeParse({
      ...profileInputOf(values, names),
      currentPassword,
      newPassword,
      confirmPassword,
    })
    return errorsOf(values, read)
  }
