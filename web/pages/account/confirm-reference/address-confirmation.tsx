import { useMutation, useQuery } from '@tanstack/react-query'
import { publicAnswers } from '#schema/references/public-fields.ts'
import type { UnconfirmedReference } from '#schema/references/reference-answers.ts'
import { dataOf, isClientError, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { SignInLayout } from '#web/features/accounts/sign-in-layout.tsx'
import { DeadLink } from '#web/features/references/dead-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { localDay, localHour } from '#web/ui/local-time.tsx'
import { ReferenceConfirmed } from './confirmed.tsx'

/**
 * One button that proves that the address is the referee’s, from when the reference counts (R8), beside what it
 * confirms.
 */
export function AddressConfirmation({ token }: { token: string }) {
  const api = useApi()
  const text = useQuery({
    queryKey: ['unconfirmed-reference', token],
    queryFn: () =>
      dataOf(api.references.unconfirmed[':token'].$get({ param: { token: encodeURIComponent(token) } })),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => dataOf(api.references.confirm.$post({ json: { token } })),
    onError: (reason) => console.error('The address was not confirmed', reason),
  })
  const before = text.data?.answered
  const dead = [error, text.error].find(isClientError)
  if (dead) return <DeadLink mail="address" error={dead} />
  return (
    <SignInLayout>
      {data ? (
        <ReferenceConfirmed
          title="Your reference counts"
          ownPageToken={data.own}
          sentence={`This address is yours. From now on your word counts for ${data.candidateFirstName}.`}
        />
      ) : before ? (
        <ReferenceConfirmed
          title="You have confirmed this"
          ownPageToken={before.own}
          sentence={`On ${localDay(before.at)} at ${localHour(before.at)} you confirmed the address under what you wrote about ${text.data?.candidateName}. There is nothing left to do here.`}
        />
      ) : (
        <>
          <div className="grid gap-s3">
            <h1 className="text-head">Is this your reference?</h1>
            <p className="text-ink-soft">
              Somebody filled in a reference with your email address. If that was you, one press confirms the
              address, and the reference counts.
            </p>
            <p className="text-ink-soft">
              If it was not you, close this page: without the press nobody is shown what was written.
            </p>
          </div>
          {text.data ? (
            <WrittenReference {...text.data} />
          ) : text.error ? (
            <Notice>{sentenceOf(text.error, 'What was written could not be opened just now.')}</Notice>
          ) : (
            <p data-opening role="status" className="text-ink-soft">
              Opening what was written…
            </p>
          )}
          {error && <Notice>{sentenceOf(error, 'That did not work. Please try again later.')}</Notice>}
          {text.error ? (
            <Button variant="main" disabled={text.isFetching} onClick={() => text.refetch()}>
              {text.isFetching ? 'Opening…' : 'Try again'}
            </Button>
          ) : (
            <Button variant="main" disabled={isPending || !text.data} onClick={() => mutate()}>
              {isPending ? 'Confirming…' : 'Yes, confirm my address'}
            </Button>
          )}
        </>
      )}
    </SignInLayout>
  )
}

/** The referee's text, and which parts become public (R8). */
function WrittenReference({ candidateName, name, role, company, answers }: UnconfirmedReference) {
  return (
    <figure className="grid gap-s3 border-line border-l-2 pl-s4">
      <figcaption className="text-ink-soft text-label">
        About {candidateName}, by {name}, {role}, {company}. This becomes public:
      </figcaption>
      {publicAnswers.map((answer) => (
        <blockquote key={answer} className="whitespace-pre-line">
          {answers[answer]}
        </blockquote>
      ))}
      <p className="text-ink-soft text-label">
        The rest is read by {candidateName} and the validator only. You can take it back at any time; a copy
        that somebody took before then keeps your name.
      </p>
    </figure>
  )
}
