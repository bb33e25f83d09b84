import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoryInvitation } from '#schema/references/reference-answers.ts'
import { dataOf, isClientError, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { LinkProgress } from '#web/features/accounts/link-progress.tsx'
import { Notice } from '#web/features/accounts/notice.tsx'
import { pageIntros } from '#web/features/accounts/page-intros.ts'
import { badgeNotice } from '#web/features/references/badge-notices.ts'
import { confirmationOf, emptyConfirmation } from '#web/features/references/confirmation-values.ts'
import { DeadLink } from '#web/features/references/dead-link.tsx'
import { StoryClaims } from '#web/features/references/story-to-confirm.tsx'
import { Button } from '#web/ui/button.tsx'
import { localDay, localHour } from '#web/ui/local-time.tsx'
import { ReferenceConfirmed } from './confirmed.tsx'

/** One later story with its claims to tick, on one page with one button (R9). */
export function LaterStoryConfirmation({ token }: { token: string }) {
  const api = useApi()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['story-confirmation', token],
    queryFn: () =>
      dataOf(api['story-confirmations'][':token'].$get({ param: { token: encodeURIComponent(token) } })),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data?.answered)
    return (
      <div className="wide account-one-story">
        <ReferenceConfirmed
          title="You have answered this"
          ownPageToken={data.answered.own}
          sentence={`On ${localDay(data.answered.at)} at ${localHour(data.answered.at)} you said what you know of “${data.story.title}”, and ${data.candidateFirstName} sees it. There is nothing left to do here.`}
        />
      </div>
    )
  if (data) return <StoryRequest invitation={data} token={token} />
  if (isClientError(error)) return <DeadLink mail="story" error={error} />
  return (
    <div className="wide grid justify-items-start gap-s5 py-room-gap">
      {error ? (
        <>
          <h1 className="text-head">Confirm a story</h1>
          <p role="alert">{sentenceOf(error, 'The story could not be opened just now.')}</p>
          <Button variant="main" disabled={isFetching} onClick={() => refetch()}>
            {isFetching ? 'Opening…' : 'Try again'}
          </Button>
        </>
      ) : (
        <LinkProgress
          title="Confirm a story"
          lead={pageIntros.confirmReference}
          progress="Opening the story…"
        />
      )}
    </div>
  )
}

function StoryRequest({
  invitation: { candidateFirstName, candidateName, story },
  token,
}: {
  invitation: StoryInvitation
  token: string
}) {
  const api = useApi()
  const [values, setValues] = useState(() => emptyConfirmation(story))
  const [isWanting, setWanting] = useState(false)
  const confirmation = confirmationOf(story, values)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: ({ sentence, isConfirmed, claims }: NonNullable<typeof confirmation>) =>
      dataOf(api.references['confirm-story'].$post({ json: { token, sentence, isConfirmed, claims } })),
    onError: (reason) => console.error('The story was not confirmed', reason),
  })
  if (isClientError(error)) return <DeadLink mail="story" error={error} />
  return (
    <div className="wide account-one-story">
      {data ? (
        <ReferenceConfirmed
          title="Thank you"
          ownPageToken={data.own}
          sentence={`What you said about “${story.title}” is stored, and ${candidateFirstName} sees it.`}
        />
      ) : (
        <>
          <header className="grid gap-s3">
            <p className="text-ink-soft text-label">{candidateName} asks you about a story</p>
            <h1 className="text-head">{story.title}</h1>
            <p className="text-ink-soft">
              Confirm the sentences that you know of, and leave the rest. One press below sends it.
            </p>
          </header>
          <StoryClaims
            story={story}
            firstName={candidateFirstName}
            value={values}
            onChange={(value) => {
              setValues(value)
              setWanting(false)
            }}
          />
          <div className="grid justify-items-start gap-s4 border-line border-t pt-s5">
            <p className="text-ink-soft text-label">
              What you confirm becomes public beside the story, with your name. What you remember differently
              stays between you, {candidateFirstName} and the validator.
            </p>
            <p className="text-ink-soft text-label">{badgeNotice(candidateFirstName)}</p>
            {isWanting && <Notice>Please tick at least one sentence, or close this page.</Notice>}
            {error && <Notice>{sentenceOf(error, 'That did not work. Please try again later.')}</Notice>}
            <Button
              variant="main"
              disabled={isPending}
              onClick={() => (confirmation ? mutate(confirmation) : setWanting(true))}
            >
              {isPending ? 'Sending…' : 'Send what I ticked'}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
