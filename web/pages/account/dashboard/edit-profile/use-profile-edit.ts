import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import type { ErrorCode } from '#schema/errors.ts'
import { customerProfileSchema } from '#schema/profiles/customer-profile.ts'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import { CallFailed, dataOf, hasCode, sentenceOf } from '#web/client/api.ts'
import { currentWriter } from '#web/client/current-username.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { errorsOf, refusedFields } from '#web/ui/forms/field-errors.ts'
import { showToast } from '#web/ui/toast-store.ts'
import {
  changedFields,
  type EditForm,
  type EnteredProfile,
  type EntryName,
  enteredProfileOf,
  fieldOrder,
  focusField,
  namesOf,
  noPasswords,
  profileInputOf,
} from './entered.ts'
import { forgetEdit, keepEdit, keptEdit } from './kept-edit.ts'
import { mergedInto, mergedWithStored } from './merging.ts'

/** The field of a refusal without details. */
const fieldOf: Partial<Record<ErrorCode, keyof EditForm>> = {
  WRONG_PASSWORD: 'currentPassword',
  PASSWORD_TOO_COMMON: 'newPassword',
  PROFILE_URL_TAKEN: 'profileUrl',
  ADDRESSES_SPENT: 'profileUrl',
  PLAN_DOES_NOT_COVER: 'scorecardActive',
}

/**
 * The state of the profile editor: stores entries on this device, sends changes only, and merges them if the
 * profile was edited elsewhere.
 */
export function useProfileEdit(profile: OwnProfile, onSaved: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [whose] = useState(currentWriter)
  const [opened] = useState(() => mergedWithStored(enteredProfileOf(profile), keptEdit(whose)))
  const [base, setBase] = useState(profile)
  const [merged, setMerged] = useState(opened)
  const [refusal, setRefusal] = useState('')
  const [isSignedOut, setSignedOut] = useState(false)
  const [wasRestored, setRestored] = useState(opened !== undefined)
  const saved = enteredProfileOf(base)

  const form = useForm<EditForm>({
    defaultValues: { ...(opened?.entered ?? saved), ...noPasswords },
    resolver: contractOver(saved),
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control }) as EditForm
  const changed = changedFields(saved, values)
  const isSaved = useToastOnceSaved()
  const forget = useStoredEdit(whose, { saved, values, changed })

  const setFields = (entered: EnteredProfile, names: readonly EntryName[]) => {
    for (const name of names) form.setValue(name, entered[name])
  }
  /** Merges the entries with the current profile. */
  const mergeCurrent = (theirs: OwnProfile) => {
    const next = mergedInto(enteredProfileOf(theirs), { base: saved, mine: form.getValues() })
    setFields(next.entered, next.takenOver)
    setBase(theirs)
    setMerged(next)
    const taken = next.takenOver.length ? ` Taken over from there: ${namesOf(next.takenOver)}.` : ''
    setRefusal(
      `Your profile was changed elsewhere meanwhile.${taken} What you changed here is not saved yet.`,
    )
  }
  const handleFailure = async (error: unknown): Promise<void> => {
    if (hasCode(error, 'PROFILE_CHANGED_ELSEWHERE'))
      try {
        return mergeCurrent((await dataOf(api['current-user-dashboard'].$get())).profile)
      } catch (unread) {
        return handleFailure(unread)
      }
    console.error('The profile was not saved', error)
    const message = sentenceOf(error, 'Failed to update profile')
    setRefusal(message)
    setSignedOut(hasCode(error, 'SIGN_IN_FIRST'))
    showToast({ variant: 'destructive', title: 'Error', description: message })
    const refused = refusedFieldsOf(error)
    for (const { name, message } of refused) form.setError(name, { type: 'server', message })
    focusField(fieldOrder.find((field) => refused.some(({ name }) => name === field)))
  }

  const save = form.handleSubmit(
    async ({ currentPassword, newPassword, confirmPassword, ...entered }) => {
      setRefusal('')
      setSignedOut(false)
      const names = changedFields(saved, entered)
      if (!names.length && !newPassword) return setRefusal('Nothing is changed yet.')
      try {
        await dataOf(
          api['customer-profile'].$put({
            json: {
              ...profileInputOf(entered, names),
              basedOn: base.editedAt,
              ...(newPassword && { currentPassword, newPassword, confirmPassword }),
            },
          }),
        )
      } catch (error) {
        return await handleFailure(error)
      }
      forget()
      isSaved.current = true
      onSaved()
      await queryClient.invalidateQueries({ queryKey: newPassword ? [ownKey] : [ownKey, 'dashboard'] })
    },
    (errors) => focusField(fieldOrder.find((name) => errors[name])),
  )

  return {
    form,
    base,
    values,
    changed,
    isDirty: changed.length > 0 || values.newPassword !== '',
    /** The merged and the conflicting fields. */
    merged,
    /** Keeps the saved values of these conflicting fields. */
    resolve: (fromThere: readonly EntryName[]) => {
      setFields(enteredProfileOf(base), fromThere)
      setMerged((before) => before && { ...before, conflicts: [] })
    },
    refusal,
    isSignedOut,
    /** Whether the form shows stored entries of an earlier visit. */
    wasRestored,
    /** Discards the entries. */
    discardEntries: () => {
      form.reset({ ...saved, ...noPasswords })
      setRestored(false)
      setMerged(undefined)
    },
    forget,
    save,
  }
}
export type ProfileEditing = ReturnType<typeof useProfileEdit>

/** Stores the changed fields on this device at every render, until the returned function is called. */
function useStoredEdit(
  whose: string | null,
  {
    saved,
    values,
    changed,
  }: { saved: EnteredProfile; values: EnteredProfile; changed: readonly EntryName[] },
) {
  const isForgotten = useRef(false)
  useEffect(() => {
    if (isForgotten.current) return
    const pick = (entered: EnteredProfile) => Object.fromEntries(changed.map((name) => [name, entered[name]]))
    if (changed.length) keepEdit(whose, { base: pick(saved), typed: pick(values) })
    else forgetEdit(whose)
  })
  return () => {
    isForgotten.current = true
    forgetEdit(whose)
  }
}

/** Says that the profile was saved once the dialog has closed, as a toast inside it would close with it. */
function useToastOnceSaved() {
  const isSaved = useRef(false)
  useEffect(
    () => () => {
      if (isSaved.current)
        showToast({ title: 'Profile Updated', description: 'Your profile has been successfully updated.' })
    },
    [],
  )
  return isSaved
}

/** The fields that a refusal is about, and what it says of each. */
function refusedFieldsOf(error: unknown): { name: keyof EditForm; message: string }[] {
  if (!(error instanceof CallFailed)) return []
  if (error.details.length) return refusedFields(error, fieldOrder)
  const name = error.code && fieldOf[error.code]
  return name ? [{ name, message: error.sentence }] : []
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
