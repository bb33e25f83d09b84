import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { Account } from '#schema/accounts/account-answers.ts'
import { dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { showFailure } from '#web/ui/failure-toast.ts'
import { TextField } from '#web/ui/field.tsx'
import { lazyContract } from '#web/ui/forms/lazy-contract.ts'
import { showToast } from '#web/ui/toast-store.ts'

const contract = lazyContract(async () => (await import('#schema/accounts/accounts.ts')).accountChangeSchema)

/** The form for the name in our mails and on an owner's page. */
export function NameForm({ account }: { account: Account }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState } = useForm({
    values: { name: account.name },
    resolver: contract,
  })
  const { errors, isSubmitting, isDirty } = formState

  const save = handleSubmit(async ({ name }) => {
    try {
      await dataOf(api.account.$put({ json: { name } }))
      await queryClient.invalidateQueries({ queryKey: [ownKey] })
      showToast({ title: 'Name saved' })
    } catch (error) {
      console.error('The name was not saved', error)
      showFailure('The name was not saved', error)
    }
  })

  return (
    <form noValidate className="grid gap-s4" onSubmit={save}>
      <TextField
        label="Full name"
        autoComplete="name"
        enterKeyHint="done"
        maxLength={120}
        error={errors.name?.message}
        {...register('name')}
      />
      <Button type="submit" className="justify-self-start" disabled={isSubmitting || !isDirty}>
        {isSubmitting ? 'Saving…' : 'Save the name'}
      </Button>
    </form>
  )
}
