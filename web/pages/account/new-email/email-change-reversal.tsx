import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { dataOf, sentenceOf, statusOf } from '#web/client/api.ts'
import { clearUser } from '#web/client/current-user.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { LinkError, LinkProgress } from '#web/features/accounts/link-progress.tsx'
import { Notice } from '#web/features/accounts/notice.tsx'
import { pageIntros } from '#web/features/accounts/page-intros.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

const title = 'Take your account back'

/** Lets the former address undo the change, after saying what that ends. */
export function EmailChangeReversal({ token }: { token: string }) {
  const api = useApi()
  const link = useQuery({
    queryKey: ['undo-link', token],
    queryFn: () => dataOf(api.account.email.undo.read.$post({ json: { token } })),
  })
  const queryClient = useQueryClient()
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => dataOf(api.account.email.undo.$post({ json: { token } })),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: [ownKey] })
      clearUser()
    },
    onError: (reason) => console.error('The account was not taken back', reason),
  })
  if (data) return <ReversalNotice email={data.email} />
  if (statusOf(error ?? link.error) === 410) return <ExpiredLink />
  if (!link.data)
    return link.error ? (
      <LinkError title={title} error={link.error} link={link} />
    ) : (
      <LinkProgress title={title} lead={pageIntros.newEmail} progress="Opening your link…" />
    )
  return (
    <>
      <div className="grid gap-s3">
        <h1 className="text-head">{title}</h1>
        <p className="text-ink-soft">
          Your account got another address. If that was not you, one press gives it back to{' '}
          <b className="text-ink">{link.data.email}</b>. You need no password.
        </p>
        <p className="text-ink-soft">
          The password is removed and every device is signed out, this one too. What was set up since is
          stopped: invitations, changed hours, and stories that wait for a validator. Then choose a new
          password by the link that we mail you.
        </p>
        <p className="text-ink-soft text-label">If it was you who changed the address, close this page.</p>
      </div>
      {error && <Notice>{sentenceOf(error, 'That did not work. Please try again later.')}</Notice>}
      <Button variant="main" className="justify-self-start" disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Taking it back…' : 'Take my account back'}
      </Button>
    </>
  )
}

/** A link that no longer takes anything back: used already, or after its week. */
const ExpiredLink = () => (
  <>
    <div role="alert" className="grid gap-s3">
      <h1 className="text-head">{title}</h1>
      <p>This link no longer takes anything back: it was used already, or its seven days are over.</p>
      <p className="text-ink-soft">
        Where it was used, the account has its former address again. You choose a password for it by a link
        that we mail there.
      </p>
    </div>
    <ButtonLink variant="main" className="justify-self-start" to={paths.forgotPassword.href()}>
      Choose a password
    </ButtonLink>
  </>
)

function ReversalNotice({ email }: { email: string }) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div role="status" className="grid gap-s3">
        <h1 ref={heading} tabIndex={-1} className="text-head outline-none">
          The account is yours again
        </h1>
        <p className="text-ink-soft">
          It belongs to <b className="text-ink">{email}</b>, and nobody is signed in to it. Open the mail that
          we have just sent there: its link, good for an hour, lets you choose a password.
        </p>
      </div>
      <Button
        className="justify-self-start"
        onClick={() => navigate(paths.forgotPassword.href(), { state: { email } })}
      >
        Send another link
      </Button>
    </>
  )
}
