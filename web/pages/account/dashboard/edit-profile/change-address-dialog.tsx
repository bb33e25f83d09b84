import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { paths } from '#schema/paths.ts'
import { newAddressSchema } from '#schema/profiles/customer-profile.ts'
import { dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { showServerErrors } from '#web/ui/forms/field-errors.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { AddressField, oldAddressLeadsOn } from './address-field.tsx'

/** Changes the address of the owner's page; the old one redirects (R10). */
export function ChangeAddressDialog({
  profileUrl,
  open,
  onOpenChange,
}: { profileUrl: string } & DialogState) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(newAddressSchema),
    values: { profileUrl },
  })
  const { errors, isSubmitting } = formState

  const save = handleSubmit(async (json) => {
    try {
      const { profile } = await dataOf(api['customer-profile'].$put({ json }))
      onOpenChange(false)
      showToast({ title: 'Your page has a new address', description: paths.profile.href(profile.profileUrl) })
      await queryClient.invalidateQueries({ queryKey: [ownKey, 'dashboard'] })
    } catch (error) {
      showServerErrors(error, setError, {
        fields: ['profileUrl'],
        fieldByCode: { PROFILE_URL_TAKEN: 'profileUrl', ADDRESSES_SPENT: 'profileUrl' },
        otherwise: 'The address could not be changed just now. Please try again later.',
      })
    }
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Change the address"
      description={`${oldAddressLeadsOn} Your picture stays as it is.`}
    >
      <form noValidate className="grid gap-s5" onSubmit={save}>
        <AddressField label="New address" error={errors.profileUrl?.message} {...register('profileUrl')} />
        {errors.root?.message && <FieldError role="alert">{errors.root.message}</FieldError>}
        <Button type="submit" variant="main" className="justify-self-start" disabled={isSubmitting}>
          {isSubmitting ? 'Changing…' : 'Change the address'}
        </Button>
      </form>
    </Dialog>
  )
}
