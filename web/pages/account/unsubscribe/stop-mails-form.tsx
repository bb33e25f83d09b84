import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import {
  answerMail,
  type OptionalMail,
  type RefereeMail,
  type StoppableMails,
} from '#schema/accounts/mail-preferences.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { optionalMailNames } from '#web/features/accounts/optional-mail-names.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

type OtherMail = OptionalMail | RefereeMail | typeof answerMail
type Props = { token: string; queryKey: readonly string[]; mails: StoppableMails & { kind: OtherMail } }

/** The mails that stop and the address, one button, and the undo. */
export function StopMailsForm({ token, queryKey, mails: { kind, email, standing } }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (isWanted: boolean) => dataOf(api.unsubscribe.$post({ json: { token, isWanted } })),
    onSuccess: (mails) => queryClient.setQueryData(queryKey, mails),
    onError: (reason) => console.error('The mails were not changed', reason),
  })
  useLayoutEffect(() => {
    if (isSuccess && standing) heading.current?.focus()
  }, [isSuccess, standing])
  const isStopped = standing === 'stopped'
  const address = <b className="text-ink">{email}</b>
  if (standing === 'barred')
    return (
      <div className="grid gap-s3">
        <h1 ref={heading} tabIndex={-1} className="text-head outline-none">
          Nothing is mailed to this address
        </h1>
        <p>
          A mail of ours to {address} came back, or was reported as unwanted. Since then we send it nothing of
          any kind.
        </p>
        <p className="text-ink-soft">
          Should that be a mistake, write to{' '}
          <Link to={`mailto:${contacts.support}`} className="text-madder-text">
            {contacts.support}
          </Link>
          .
        </p>
      </div>
    )
  return (
    <>
      <div className="grid gap-s3">
        <h1 ref={heading} tabIndex={-1} className="text-head outline-none">
          {isStopped
            ? 'These mails have stopped'
            : isSuccess
              ? 'These mails come again'
              : 'No more of these mails?'}
        </h1>
        {isAboutReferees(kind) ? (
          <RefereeMails standing={standing} address={address} />
        ) : kind === answerMail ? (
          <AnswerMails standing={standing} address={address} />
        ) : (
          <OwnerMails standing={standing} address={address} about={optionalMailNames[kind]} />
        )}
      </div>
      {error && <Notice>{sentenceOf(error, 'That did not work. Please try again later.')}</Notice>}
      <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3">
        <Button
          variant={isStopped || isSuccess ? 'plain' : 'main'}
          disabled={isPending}
          onClick={() => mutate(isStopped)}
        >
          {isPending ? 'One moment…' : isStopped ? 'Let them come again' : 'Stop these mails'}
        </Button>
        {kind in optionalMailNames && (
          <ButtonLink variant="quiet" to={paths.account.href('mail')}>
            Choose among all mails
          </ButtonLink>
        )}
      </div>
    </>
  )
}

const isAboutReferees = (kind: OtherMail): kind is RefereeMail =>
  kind !== answerMail && !(kind in optionalMailNames)

type StatusProps = { standing: 'wanted' | 'stopped'; address: ReactNode }

const RefereeMails = ({ standing, address }: StatusProps) =>
  standing === 'stopped' ? (
    <>
      <p>
        {address} is asked for nothing more by mail, whoever it is for: no invitation, no reminder, no story
        to confirm.
      </p>
      <p className="text-ink-soft">
        What you have said already stands as it did, and the link to your own page stays good. An invitation
        that is open ends by itself.
      </p>
    </>
  ) : (
    <>
      <p>
        These are the mails that ask {address} for a reference, remind of one, or ask about a later story.
        They stop together, whoever asks.
      </p>
      <p className="text-ink-soft">
        What you have said already stands as it did. Mail that you ask for yourself, such as a link to confirm
        your address, still comes.
      </p>
    </>
  )

const AnswerMails = ({ standing, address }: StatusProps) =>
  standing === 'stopped' ? (
    <p>{address} gets no more answers from experts, whoever leaves this address with a question.</p>
  ) : (
    <>
      <p>
        These are the mails with which experts answer {address}, because somebody left this address with a
        question or asked to speak to them.
      </p>
      <p className="text-ink-soft">They stop for all experts together.</p>
    </>
  )

function OwnerMails({
  standing,
  address,
  about: [title, when],
}: StatusProps & { about: readonly [string, string] }) {
  return standing === 'stopped' ? (
    <>
      <p>
        {address} gets no more mails of this kind: <b>{title}</b>.
      </p>
      <p className="text-ink-soft">Mail that signs you in and keeps your account safe still comes.</p>
    </>
  ) : (
    <>
      <p>
        This is about the mails to {address} that we call <b>{title}</b>.
      </p>
      <p>{when}</p>
      <p className="text-ink-soft">Mail that signs you in and keeps your account safe comes either way.</p>
    </>
  )
}
