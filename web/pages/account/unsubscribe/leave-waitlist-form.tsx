import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import type { StoppableMails } from '#schema/accounts/mail-preferences.ts'
import { paths } from '#schema/paths.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'

type Props = { token: string; queryKey: readonly string[]; mails: Omit<StoppableMails, 'kind'> }

/** Removes an address from the waitlist, which erases its entry; the form adds it again. */
export function LeaveWaitlistForm({ token, queryKey, mails: { email, standing } }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => dataOf(api.unsubscribe.$post({ json: { token } })),
    onSuccess: (mails) => queryClient.setQueryData(queryKey, mails),
    onError: (reason) => console.error('The waitlist was not left', reason),
  })
  useLayoutEffect(() => {
    if (isSuccess) heading.current?.focus()
  }, [isSuccess])
  const isOnList = standing === 'wanted'
  const address = <b className="text-ink">{email}</b>
  return (
    <>
      <div className="grid gap-s3">
        <h1 ref={heading} tabIndex={-1} className="text-head outline-none">
          {isOnList ? 'Leave the waitlist?' : 'You are not on the waitlist'}
        </h1>
        {isOnList ? (
          <p>
            We write to {address} when the training webinar is scheduled, and to whoever waits for a sprint
            when a place in it is free. If you leave, you hear of neither, and what was entered with this
            address is erased.
          </p>
        ) : (
          <p>
            Nothing is kept of {address} on the waitlist, and you are sent no mail about the webinar or a
            sprint.
          </p>
        )}
      </div>
      {error && <Notice>{sentenceOf(error, 'That did not work. Please try again later.')}</Notice>}
      {isOnList ? (
        <Button
          variant="main"
          className="justify-self-start max-sm:w-full"
          disabled={isPending}
          onClick={() => mutate()}
        >
          {isPending ? 'One moment…' : 'Leave the waitlist'}
        </Button>
      ) : (
        <ButtonLink variant="quiet" className="justify-self-start" to={paths.waitlist.href()}>
          Join it again
        </ButtonLink>
      )}
    </>
  )
}
