import { useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { paths } from '#schema/paths.ts'
import { dataOf, isRefused, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { SignInLayout } from '#web/features/accounts/sign-in-layout.tsx'
import { DeadLink } from '#web/features/references/dead-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'

/** One button declines an invitation; a reason and an end to all mail are optional (R8). */
export function DeclineForm({ token }: { token: string }) {
  const api = useApi()
  const [reason, setReason] = useState('')
  const [never, setNever] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { mutate, data, isSuccess, error, isPending } = useMutation({
    mutationFn: () => dataOf(api.references.decline.$post({ json: { token, reason: reason.trim(), never } })),
    onError: (failure) => console.error('The invitation was not declined', failure),
  })
  useLayoutEffect(() => {
    if (isSuccess) heading.current?.focus()
  }, [isSuccess])
  if (isRefused(error)) return <DeadLink mail="invitation" error={error} />
  if (isSuccess)
    return (
      <SignInLayout>
        <div className="grid gap-s3">
          <h1 ref={heading} tabIndex={-1} className="text-head outline-none">
            You have declined
          </h1>
          <p>The person who invited you has been told{reason.trim() && ', with your reason'}.</p>
          <p className="text-ink-soft">
            {never
              ? 'No invitation is mailed to your address any more, whoever asks.'
              : 'They cannot invite you again.'}{' '}
            Should you think better of it,{' '}
            <Link to={paths.referenceForm.href({ token })} className="text-madder-text">
              your invitation opens the form
            </Link>{' '}
            until it expires.
          </p>
          <p className="text-ink-soft">
            We keep your address with your answer, so that they cannot ask you again.{' '}
            <Link to={paths.withdrawReference.href({ token: data.own })} className="text-madder-text">
              See what is kept about you, or have it erased
            </Link>
            : then only a code is left that no address can be read from.
          </p>
        </div>
        <ButtonLink to={paths.home.href()} className="justify-self-start">
          Go to the home page
        </ButtonLink>
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
        label="Write to me no more, whoever asks"
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
