import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#schema/paths.ts'
import { dataOf, isClientError, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { LinkProgress } from '#web/features/accounts/link-progress.tsx'
import { Notice } from '#web/features/accounts/notice.tsx'
import { pageIntros } from '#web/features/accounts/page-intros.ts'
import { SignInLayout } from '#web/features/accounts/sign-in-layout.tsx'
import { DeadLink } from '#web/features/references/dead-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { localDay, localHour } from '#web/ui/local-time.tsx'
import { Declined } from './declined.tsx'

/** One button declines an invitation; a reason and an end to all mail are optional (R8). */
export function DeclineForm({ token }: { token: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const queryKey = ['reference-invitation', token]
  const invitation = useQuery({
    queryKey,
    queryFn: () =>
      dataOf(api['reference-invitations'][':token'].$get({ param: { token: encodeURIComponent(token) } })),
  })
  const [reason, setReason] = useState('')
  const [never, setNever] = useState(false)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => dataOf(api.references.decline.$post({ json: { token, reason: reason.trim(), never } })),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey }),
    onError: (failure) => console.error('The invitation was not declined', failure),
  })
  if (data)
    return (
      <Declined
        takesFocus
        token={token}
        ownPageToken={data.own}
        statusText={`The person who invited you has been told${reason.trim() && ', with your reason'}.`}
        ends={
          never
            ? 'No invitation is mailed to your address any more, whoever asks.'
            : 'They cannot invite you again.'
        }
      />
    )
  const before = invitation.data?.declined
  if (before)
    return (
      <Declined
        token={token}
        ownPageToken={before.own}
        statusText={`That was on ${localDay(before.at)} at ${localHour(before.at)}, and ${invitation.data?.candidateName} has been told.`}
        ends="They cannot invite you again."
      />
    )
  const formError = error ?? invitation.error
  if (isClientError(formError)) return <DeadLink mail="invitation" error={formError} />
  if (invitation.isPending)
    return (
      <SignInLayout>
        <LinkProgress
          title="Decline an invitation"
          lead={pageIntros.withdrawReference}
          progress="Opening your invitation…"
        />
      </SignInLayout>
    )
  return (
    <SignInLayout>
      <div className="grid gap-s3">
        <h1 className="text-head">Rather not give this reference?</h1>
        <p className="text-ink-soft">
          That is all right. One press, and the person who invited you is told that you would rather not.
          Nothing about you is shown anywhere.
        </p>
      </div>
      <TextArea
        label="A reason (optional)"
        hint="The person who invited you reads it."
        rows={2}
        maxLength={600}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <CheckboxField
        label="Do not write to me again, whoever asks"
        checked={never}
        onChange={({ target }) => setNever(target.checked)}
      />
      {error && <Notice>{sentenceOf(error, 'That did not work. Please try again later.')}</Notice>}
      <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3">
        <Button variant="main" disabled={isPending} onClick={() => mutate()}>
          {isPending ? 'Declining…' : 'Decline the invitation'}
        </Button>
        <ButtonLink variant="quiet" to={paths.referenceForm.href({ token })}>
          I will answer it after all
        </ButtonLink>
      </div>
    </SignInLayout>
  )
}
