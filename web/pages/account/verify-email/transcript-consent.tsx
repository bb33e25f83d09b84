import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { HandOffLink } from '#schema/agent-settings/agent-settings.ts'
import { paths } from '#schema/paths.ts'
import { CallFailed, dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { LinkError, LinkProgress } from '#web/features/accounts/link-progress.tsx'
import { Notice } from '#web/features/accounts/notice.tsx'
import { pageIntros } from '#web/features/accounts/page-intros.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

type Props = { title: string; token: string; noLink: (sentence: string) => ReactNode }

/** Lets an expert's conversations be mailed to the reader's address, after saying whose and which. */
export function TranscriptConsent({ title, token, noLink }: Props) {
  const api = useApi()
  const link = useQuery({
    queryKey: ['hand-off-link', token],
    queryFn: () => dataOf(api['agent-settings'].address.read.$post({ json: { token } })),
  })
  const confirming = useMutation({
    mutationFn: () => dataOf(api['agent-settings'].address.confirm.$post({ json: { token } })),
    onError: (reason) => console.error('The address was not confirmed', reason),
  })
  const error = confirming.error ?? link.error
  if (confirming.data) return <ConfirmationResult link={confirming.data} />
  if (error instanceof CallFailed && error.status === 410) return noLink(error.sentence)
  if (!link.data)
    return error ? (
      <LinkError title={title} error={error} link={link} />
    ) : (
      <LinkProgress title={title} lead={pageIntros.verifyEmail} progress="Opening your link…" />
    )
  const { email, name } = link.data
  return (
    <>
      <div className="grid gap-s3">
        <h1 className="text-head">{title}</h1>
        <p className="text-ink-soft">
          <b className="text-ink">{name}</b> would like us to mail conversations to{' '}
          <b className="text-ink">{email}</b>: what a visitor and the agent on their page said, with the
          visitor’s name and address, whenever a visitor asks to speak to {name}.
        </p>
        <p className="text-ink-soft">
          Confirm it only if you have agreed on it. If not, close this page: nothing is mailed to you. Every
          such mail has a link that stops them.
        </p>
      </div>
      {error && <Notice>{sentenceOf(error, 'That did not work. Please try again later.')}</Notice>}
      <Button
        variant="main"
        className="justify-self-start"
        disabled={confirming.isPending}
        onClick={() => confirming.mutate()}
      >
        {confirming.isPending ? 'Confirming…' : 'Mail them to me'}
      </Button>
    </>
  )
}

function ConfirmationResult({ link: { email, name, profileUrl, isPublic } }: { link: HandOffLink }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div role="status" className="grid gap-s3">
        <h1 ref={heading} tabIndex={-1} className="text-head outline-none">
          Your address is confirmed
        </h1>
        <p className="text-ink-soft">
          Conversations that visitors hand to {name} are mailed to <b className="text-ink">{email}</b> from
          now on.
        </p>
      </div>
      {isPublic && (
        <ButtonLink className="justify-self-start" to={paths.profile.href(profileUrl)}>
          See the page of {name}
        </ButtonLink>
      )}
    </>
  )
}
