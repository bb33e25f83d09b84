import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Dashboard } from '#schema/dashboard.ts'
import { maxInvitationLength } from '#schema/references/limits.ts'
import type { RequestedReference } from '#schema/references/reference-answers.ts'
import { type NewReference, newReferenceSchema } from '#schema/references/references.ts'
import { dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { FieldError, TextArea, TextField } from '#web/ui/field.tsx'
import { showServerErrors } from '#web/ui/forms/field-errors.ts'
import { goOnWithEnter } from '#web/ui/forms/go-on-with-enter.ts'
import { clearEntry, restoredEntry, useStoredEntry } from '#web/ui/forms/stored-entry.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { InvitationPreview } from './invitation-preview.tsx'

type Props = {
  profile: Dashboard['profile']
  /** A referee whose earlier invitation has ended. */
  again?: RequestedReference
} & DialogState

const fieldByCode = {
  REFERENCE_EXISTS: 'email',
  OWN_ADDRESS: 'email',
  REFEREE_DECLINED: 'email',
  REFEREE_REFUSED: 'email',
} as const
const fields = ['firstName', 'lastName', 'email', 'solutionStory', 'words'] as const

/** The form to invite a referee: who they are, what they could say, and the mail they will read (R8). */
export function AskRefereeDialog({ profile, again, open, onOpenChange }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const entry = `invitation-${again?.id ?? 'new'}`
  const saved = valuesOf(again)
  const [defaultValues] = useState(() => restoredEntry(entry, saved))
  const { register, handleSubmit, formState, setError, watch, reset } = useForm<NewReference>({
    resolver: zodResolver(newReferenceSchema),
    defaultValues,
  })
  const { errors, isSubmitting } = formState
  const values = watch()
  const words = values.words ?? ''
  useStoredEntry(entry, saved, values)

  const ask = handleSubmit(async (json) => {
    try {
      const answer = await dataOf(api.references.$post({ json }))
      clearEntry(entry)
      onOpenChange(false)
      reset(saved)
      showToast({
        title: answer.invitedAt ? 'Invitation sent' : 'The invitation waits to be mailed',
        description: answer.invitedAt
          ? `${answer.name} has a month to answer.`
          : `Beside ${answer.name} it says what it waits for.`,
      })
      void queryClient.invalidateQueries({ queryKey: [ownKey] })
    } catch (error) {
      const otherwise = 'This could not be sent just now. Please try again later.'
      showServerErrors(error, setError, { fields, fieldByCode, otherwise })
    }
  })

  const text = { autoComplete: 'off', maxLength: 120, enterKeyHint: 'next' } as const
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={again ? `Ask ${again.name} again` : 'Ask somebody'}
      description={
        profile.emailVerified
          ? 'They get one mail with a link of their own, and a reminder if they have not answered after a week. They may say no with one press.'
          : 'Your own address is not confirmed yet. As soon as it is, they get one mail with a link of their own, and a reminder if they have not answered after a week. They may say no with one press.'
      }
    >
      <form noValidate className="grid gap-s5" onKeyDown={goOnWithEnter} onSubmit={ask}>
        <div className="grid gap-s5 sm:grid-cols-2">
          <TextField
            label="First name"
            {...text}
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField label="Last name" {...text} error={errors.lastName?.message} {...register('lastName')} />
        </div>
        <EmailField
          label="Email"
          autoComplete="off"
          enterKeyHint="next"
          error={errors.email?.message}
          {...register('email')}
        />
        <TextArea
          label="What you did together"
          hint="The problem you solved for them or with them, in a sentence or two."
          rows={2}
          maxLength={2000}
          error={errors.solutionStory?.message}
          {...register('solutionStory')}
        />
        <TextArea
          label="A word of your own (optional)"
          hint={`Plain words, without links. ${words.length} of ${maxInvitationLength} characters.`}
          rows={3}
          error={errors.words?.message}
          {...register('words')}
        />
        <InvitationPreview profile={profile} values={values} />
        {errors.root && <FieldError role="alert">{errors.root.message}</FieldError>}
        <Button type="submit" variant="main" className="justify-self-start" disabled={isSubmitting}>
          {isSubmitting ? 'Sending…' : profile.emailVerified ? 'Send the invitation' : 'Save the invitation'}
        </Button>
      </form>
    </Dialog>
  )
}

function valuesOf(again?: RequestedReference): NewReference {
  const [firstName = '', ...rest] = (again?.name ?? '').split(' ')
  const existing = { email: again?.email ?? '', solutionStory: again?.solutionStory ?? '' }
  return { firstName, lastName: rest.join(' '), ...existing, words: '' }
}
