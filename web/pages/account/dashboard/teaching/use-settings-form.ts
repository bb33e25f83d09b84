import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  useWatch,
} from 'react-hook-form'
import { ownKey } from '#web/client/queries.ts'
import { useIsOnline } from '#web/client/use-is-online.ts'
import { showServerErrors } from '#web/ui/forms/field-errors.ts'
import { clearEntry, restoredEntry, useStoredEntry } from '#web/ui/forms/stored-entry.ts'

/** `name` is that of the settings' query, and of what this tab keeps. */
type Options<Settings, Fields extends FieldValues> = {
  name: string
  fieldNames: readonly Path<Fields>[]
  settings: Settings
  fieldsOf: (settings: Settings) => Fields
  save: (values: Fields) => Promise<Settings>
  contract: Resolver<Fields>
  successMessage: string
}

/** A form of settings that keeps what is typed in this tab until it is saved; `saveRow` is for its `SaveRow`. */
export function useSettingsForm<Settings, Fields extends FieldValues>({
  name,
  fieldNames,
  settings,
  fieldsOf,
  save,
  contract,
  successMessage,
}: Options<Settings, Fields>) {
  const queryClient = useQueryClient()
  const isOnline = useIsOnline()
  const saved = fieldsOf(settings)
  const [defaultValues] = useState(() => restoredEntry(name, saved) as DefaultValues<Fields>)
  const form = useForm({ defaultValues, resolver: contract })
  const values = useWatch({ control: form.control }) as Fields
  const isChanged = useStoredEntry(name, saved, values)
  const saving = useMutation({ mutationFn: save })

  const onSubmit = form.handleSubmit(async (submitted) => {
    try {
      const now = await saving.mutateAsync(submitted)
      queryClient.setQueryData([ownKey, name], now)
      // What was typed during the save stays.
      if (JSON.stringify(form.getValues()) === JSON.stringify(submitted)) form.reset(fieldsOf(now))
    } catch (error) {
      showServerErrors(error, form.setError, { fields: fieldNames })
    }
  })
  const savedText = saving.isSuccess ? successMessage : ''
  const unsavedText = isOnline
    ? 'Changed, and not saved yet.'
    : 'Changed, and kept here until you can save it.'
  return {
    form,
    values,
    saved,
    onSubmit,
    saveRow: {
      isChanged,
      isSaving: form.formState.isSubmitting,
      status: isChanged ? unsavedText : savedText,
      formError: form.formState.errors.root?.message,
      error: saving.error,
      onUndo: () => {
        form.reset(saved)
        clearEntry(name)
      },
    },
  }
}

/** Only what is changed, so that what another tab has saved of the rest stays; all where nothing is. */
export function changedOf<Settings extends object>(values: Settings, saved: Settings): Partial<Settings> {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof Settings]),
  )
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Settings>) : values
}
