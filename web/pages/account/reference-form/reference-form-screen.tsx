import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { isEmail } from '#schema/email.ts'
import { maxLineLength } from '#schema/limits.ts'
import { paths } from '#schema/paths.ts'
import type { Invitation } from '#schema/references/reference-answers.ts'
import { dataOf, isClientError, sentenceOf } from '#web/client/api.ts'
import { lazyPart } from '#web/client/loading/lazy-part.tsx'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { LinkProgress } from '#web/features/accounts/link-progress.tsx'
import { pageIntros } from '#web/features/accounts/page-intros.ts'
import { Button } from '#web/ui/button.tsx'
import { ReferenceForm } from './reference-form.tsx'
import type { InitialValues } from './stored-reference.ts'
import { type Sent, ThankYou } from './thank-you.tsx'

const title = 'Give a reference'
const ClosedInvitation = lazyPart(async () => (await import('./closed-invitation.tsx')).ClosedInvitation)

/** The referee's form, with an invitation's link or by address alone (R8). */
export function Component() {
  const { token, referee, candidate } = useInvitationParams()
  const { state }: Location<{ sent?: Sent } | null> = useLocation()
  return (
    <>
      <PageHead title={state?.sent ? 'Thank You!' : title} hidden />
      {state?.sent ? (
        <ThankYou sent={state.sent} />
      ) : token ? (
        <InvitedForm key={token} token={token} />
      ) : (
        <ReferenceForm
          key={`${referee} ${candidate}`}
          initial={{ referenceEmail: referee, referenceName: '', candidateName: candidate, stories: [] }}
        />
      )}
    </>
  )
}

function InvitedForm({ token }: { token: string }) {
  const api = useApi()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['reference-invitation', token],
    queryFn: () =>
      dataOf(api['reference-invitations'][':token'].$get({ param: { token: encodeURIComponent(token) } })),
    // The entries belong to the stories as first loaded.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [initial, setInitial] = useState<InitialValues>()
  if (data && !initial) setInitial(givenBy(data))
  if (data && initial) return <ReferenceForm initial={initial} invitation={data} token={token} />
  if (isClientError(error)) return <ClosedInvitation code={error.code} />
  return (
    <div className="wide grid justify-items-start gap-s5 py-room-gap">
      {error ? (
        <>
          <h1 className="text-head">{title}</h1>
          <div role="alert" className="grid max-w-[32em] gap-s2">
            <p>{sentenceOf(error, 'Your invitation could not be opened just now.')}</p>
            <p className="text-ink-soft">What you have written on this device is kept.</p>
          </div>
          <Button variant="main" disabled={isFetching} onClick={() => refetch()}>
            {isFetching ? 'Opening…' : 'Try again'}
          </Button>
        </>
      ) : (
        <LinkProgress title={title} lead={pageIntros.referenceForm} progress="Opening your invitation…" />
      )}
    </div>
  )
}

const givenBy = ({ email, name, candidateName, stories }: Invitation): InitialValues => ({
  referenceEmail: email,
  referenceName: name,
  candidateName,
  stories,
})

/**
 * The data in the address: the invitation's token, the referee’s address and the candidate’s first name. A token in
 * the query is moved behind the `#`, where no server and no log sees it again (R8).
 */
function useInvitationParams() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const queryToken = query.get('token') ?? undefined
  const referee = query.get('ref')?.trim() ?? ''
  const candidate = (query.get('for') ?? '').trim().slice(0, maxLineLength)
  useEffect(() => {
    if (queryToken)
      void navigate(paths.referenceForm.href({ referee, candidate, token: queryToken }), { replace: true })
  }, [queryToken, referee, candidate, navigate])
  return {
    token: queryToken ?? /^#token=(.+)$/.exec(hash)?.[1],
    referee: isEmail(referee) ? referee : '',
    candidate,
  }
}
