import { useEffect, useRef, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { customerProfileSchema } from '#schema/profiles/customer-profile.ts'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import { currentUsername } from '#web/client/current-username.ts'
import { errorsOf } from '#web/ui/forms/field-errors.ts'
import {
  changedFields,
  type EditForm,
  type EnteredProfile,
  type EntryName,
  enteredProfileOf,
  noPasswords,
  profileInputOf,
} from './entered.ts'
import { mergedInto, mergedWithStored } from './merging.ts'
import { storedEdit } from './stored-edit.ts'

/** The entries of the profile editor over the saved profile, stored on this device until they are saved or discarded. */
export function useEntries(profile: OwnProfile) {
  const [username] = useState(currentUsername)
  const [opened] = useState(() => mergedWithStored(enteredProfileOf(profile), storedEdit.read(username)))
  const [base, setBase] = useState(profile)
  const [merged, setMerged] = useState(opened)
  const [wasRestored, setRestored] = useState(opened !== undefined)
  const saved = enteredProfileOf(base)

  const form = useForm<EditForm>({
    defaultValues: { ...(opened?.entered ?? saved), ...noPasswords },
    resolver: contractOver(saved),
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control }) as EditForm
  const changed = changedFields(saved, values)
  const hasConflicts = Boolean(merged?.conflicts.length)
  const clearStored = useStoredEdit(username, { saved, values, changed, hasConflicts })

  const setFields = (entered: EnteredProfile, names: readonly EntryName[]) => {
    for (const name of names) form.setValue(name, entered[name])
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
    mergeWith: (theirs: OwnProfile) => {
      const next = mergedInto(enteredProfileOf(theirs), { base: saved, mine: form.getValues() })
      setFields(next.entered, next.takenOver)
      setBase(theirs)
      setMerged(next)
      return next.takenOver
    },
    /** Keeps the saved values of these conflicting fields. */
    resolve: (fromThere: readonly EntryName[]) => {
      setFields(enteredProfileOf(base), fromThere)
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
  }: { saved: EnteredProfile; values: EnteredProfile; changed: readonly EntryName[]; hasConflicts: boolean },
) {
  const isCleared = useRef(false)
  useEffect(() => {
    if (isCleared.current || hasConflicts) return
    const pick = (entered: EnteredProfile) => Object.fromEntries(changed.map((name) => [name, entered[name]]))
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
  (saved: EnteredProfile): Resolver<EditForm> =>
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
