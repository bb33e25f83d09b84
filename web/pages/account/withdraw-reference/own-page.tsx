import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#schema/paths.ts'
import type { OwnReference } from '#schema/references/reference-answers.ts'
import { dataOf, isClientError, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { LinkProgress } from '#web/features/accounts/link-progress.tsx'
import { pageIntros } from '#web/features/accounts/page-intros.ts'
import { DeadLink } from '#web/features/references/dead-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { StoredData } from './stored-data.tsx'
import { YourChoices } from './your-choices.tsx'

/** The referee's page for one profile: all stored data to read, export, withdraw and erase (R26). */
export function RefereePage({ token }: { token: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const queryKey = ['own-reference', token]
  const [isErased, setErased] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: () =>
      dataOf(api.references.mine[':token'].$get({ param: { token: encodeURIComponent(token) } })),
    enabled: !isErased,
  })
  if (isErased) return <ErasedNotice />
  if (data)
    return (
      <div className="wide account-own-reference">
        <header className="grid max-w-measure gap-s3">
          <h1 className="text-head">What you said about {data.candidateName}</h1>
          <p className="text-ink-soft text-lead">{statusText(data)}</p>
        </header>
        <StoredData reference={data} />
        <YourChoices
          reference={data}
          token={token}
          onWithdrawn={() => queryClient.invalidateQueries({ queryKey })}
          onErased={() => {
            setErased(true)
            queryClient.removeQueries({ queryKey })
          }}
        />
      </div>
    )
  if (isClientError(error)) return <DeadLink mail="own-page" error={error} />
  return (
    <div className="wide grid justify-items-start gap-s5 py-room-gap">
      {error ? (
        <>
          <h1 className="text-head">Your reference</h1>
          <p role="alert">{sentenceOf(error, 'Your page could not be opened just now.')}</p>
          <Button variant="main" disabled={isFetching} onClick={() => refetch()}>
            {isFetching ? 'Opening…' : 'Try again'}
          </Button>
        </>
      ) : (
        <LinkProgress
          title="Your reference"
          lead={pageIntros.withdrawReference}
          progress="Opening your page…"
        />
      )}
    </div>
  )
}

/** The state of a reference, in a sentence. */
function statusText({ status, isHidden, isPublic, candidateName }: OwnReference): string {
  if (isHidden && (status === 'validated' || status === 'submitted'))
    return `${candidateName} has hidden it. None of it is shown, and it counts for nothing.`
  if (status === 'validated')
    return isPublic
      ? 'It counts, and everybody can read on the page what is marked as public.'
      : 'It counts. The page is not public at the moment; when it is, everybody can read what is marked as public.'
  const sentences: Partial<Record<OwnReference['status'], string>> = {
    submitted: 'It has arrived, and waits for you to confirm your address. None of it is shown yet.',
    withdrawn: 'You have withdrawn it. None of it is shown, and it no longer counts.',
    rejected: 'A validator has decided that it does not count. None of it is shown.',
    declined: 'You declined the invitation. Nothing is shown.',
  }
  return sentences[status] ?? 'You have not answered yet. Nothing is shown.'
}

const ErasedNotice = () => (
  <div ref={takeFocus} tabIndex={-1} className="wide py-room-gap outline-none">
    <EmptyState
      heading="h1"
      title="Everything is erased"
      action={<ButtonLink to={paths.home.href()}>Go to the home page</ButtonLink>}
    >
      <p>Your words, your ticks, your name and your address are gone from our records for this profile.</p>
    </EmptyState>
  </div>
)

/** The button that was pressed is gone. */
const takeFocus = (page: HTMLElement | null) => page?.focus()
