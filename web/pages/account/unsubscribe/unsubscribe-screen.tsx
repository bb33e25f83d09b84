import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { waitlistMail } from '#schema/accounts/mail-preferences.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { dataOf, statusOf } from '#web/client/api.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { LinkError, LinkProgress } from '#web/features/accounts/link-progress.tsx'
import { pageIntros } from '#web/features/accounts/page-intros.ts'
import { SignInLayout } from '#web/features/accounts/sign-in-layout.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { LeaveWaitlistForm } from './leave-waitlist-form.tsx'
import { StopMailsForm } from './stop-mails-form.tsx'

/** The page of the link at the foot of a mail: one button, since mail scanners open links too. */
export function Component() {
  const token = /^#token=(.+)$/.exec(useLocation().hash)?.[1]
  return (
    <SignInLayout>
      <PageHead title="Fewer mails" hidden />
      {token ? <UnsubscribeForm key={token} token={token} /> : <NoLink isBroken={false} />}
    </SignInLayout>
  )
}

function UnsubscribeForm({ token }: { token: string }) {
  const api = useApi()
  const queryKey = ['unsubscribe', token]
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: () => dataOf(api.unsubscribe[':token'].$get({ param: { token: encodeURIComponent(token) } })),
  })
  if (data) {
    const { kind, ...mails } = data
    return kind === waitlistMail ? (
      <LeaveWaitlistForm token={token} queryKey={queryKey} mails={mails} />
    ) : (
      <StopMailsForm token={token} queryKey={queryKey} mails={{ ...mails, kind }} />
    )
  }
  if (statusOf(error) === 410) return <NoLink isBroken />
  if (!error)
    return <LinkProgress title="Fewer mails" lead={pageIntros.unsubscribe} progress="Opening your link…" />
  return <LinkError title="Fewer mails" error={error} link={{ isFetching, refetch }} />
}

function NoLink({ isBroken }: { isBroken: boolean }) {
  return (
    <>
      <div role="alert" className="grid gap-s3">
        <h1 className="text-head">
          {isBroken ? 'This link is not whole' : 'This page needs the link from a mail'}
        </h1>
        <p>
          {isBroken
            ? 'A part of it seems to have been lost on the way, and nothing was changed. Open it from the mail once more, or copy all of it into the address bar.'
            : 'Every mail that you can do without has a link at its foot that opens this page.'}
        </p>
        <p className="text-ink-soft">
          If you have an account, choose your mails in{' '}
          <Link to={paths.account.href('mail')} className="text-madder-text">
            your account
          </Link>
          . Or write to{' '}
          <Link to={`mailto:${contacts.support}`} className="text-madder-text">
            {contacts.support}
          </Link>
          , and we see to it.
        </p>
      </div>
      <ButtonLink to={paths.home.href()} className="justify-self-start">
        Go to the home page
      </ButtonLink>
    </>
  )
}
