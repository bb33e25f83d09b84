import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Dashboard } from '#schema/dashboard.ts'
import type { ErrorCode } from '#schema/errors.ts'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import { dataOf, hasCode, sentenceOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { showFieldErrors } from '#web/ui/forms/field-errors.ts'
import { showToast } from '#web/ui/toast-store.ts'
import {
  changedFields,
  type EditForm,
  fieldOrder,
  focusField,
  labelsOf,
  profileInputOf,
} from './profile-values.ts'
import { useProfileForm } from './use-profile-form.ts'

const dashboardQueryKey = [ownKey, 'dashboard']

const fieldByCode: Partial<Record<ErrorCode, keyof EditForm>> = {
  WRONG_PASSWORD: 'currentPassword',
  PASSWORD_TOO_COMMON: 'newPassword',
  PROFILE_URL_TAKEN: 'profileUrl',
  ADDRESSES_SPENT: 'profileUrl',
  PLAN_DOES_NOT_COVER: 'scorecardActive',
}

/** The profile editor: sends changes only, and merges the entries if the profile was edited elsewhere. */
export function useProfileEdit(profile: OwnProfile, onSaved: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { saved, mergeWith, ...profileForm } = useProfileForm(profile)
  const { form, base, values, changed, clearStored } = profileForm
  const { formError, isSignedOut, setFormError, fail, clear } = useFormError(form)
  const isSaved = useToastOnceSaved()

  const mergeCurrent = async (): Promise<void> => {
    // The dashboard's own query, whose answer the device keeps: a reload begins with it.
    await queryClient.refetchQueries({ queryKey: dashboardQueryKey }, { throwOnError: true })
    const current = queryClient.getQueryData<Dashboard>(dashboardQueryKey)
    if (!current) throw new Error('A log-out has removed the dashboard')
    const takenOver = mergeWith(current.profile)
    const takenOverText = takenOver.length ? ` Taken over from there: ${labelsOf(takenOver)}.` : ''
    setFormError(
      `Your profile was changed elsewhere meanwhile.${takenOverText} What you changed here is not saved yet.`,
    )
  }
  const save = form.handleSubmit(
    async ({ currentPassword, newPassword, confirmPassword, ...profileValues }) => {
      clear()
      const names = changedFields(saved, profileValues)
      if (!names.length && !newPassword) return setFormError('Nothing is changed yet.')
      try {
        await dataOf(
          api['customer-profile'].$put({
            json: {
              ...profileInputOf(profileValues, names),
              basedOn: base.editedAt,
              ...(newPassword && { currentPassword, newPassword, confirmPassword }),
            },
          }),
        )
      } catch (error) {
        return hasCode(error, 'PROFILE_CHANGED_ELSEWHERE') ? await mergeCurrent().catch(fail) : fail(error)
      }
      clearStored()
      isSaved.current = true
      onSaved()
      await queryClient.invalidateQueries({ queryKey: newPassword ? [ownKey] : dashboardQueryKey })
    },
    (errors) => focusField(fieldOrder.find((name) => errors[name])),
  )

  return {
    ...profileForm,
    isDirty: changed.length > 0 || values.newPassword !== '',
    formError,
    isSignedOut,
    save,
  }
}
export type ProfileEditing = ReturnType<typeof useProfileEdit>

/** Why the profile was not saved: beside the button, beside its fields, and as a toast. */
function useFormError({ setError }: UseFormReturn<EditForm>) {
  const [formError, setFormError] = useState('')
  const [isSignedOut, setSignedOut] = useState(false)
  return {
    formError,
    isSignedOut,
    setFormError,
    fail: (error: unknown) => {
      console.error('The profile was not saved', error)
      const message = sentenceOf(error, 'Failed to update profile')
      setFormError(message)
      setSignedOut(hasCode(error, 'SIGN_IN_FIRST'))
      showToast({ variant: 'destructive', title: 'Error', description: message })
      const invalidFields = showFieldErrors(error, setError, { fields: fieldOrder, fieldByCode })
      focusField(fieldOrder.find((name) => invalidFields.includes(name)))
    },
    clear: () => {
      setFormError('')
      setSignedOut(false)
    },
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
