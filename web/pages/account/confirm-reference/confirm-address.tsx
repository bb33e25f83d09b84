import { useMutation } from '@tanstack/react-query'
import { CallFailed, dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Entrance } from '../entrance/entrance.tsx'
import { Notice } from '../entrance/notice.tsx'
import { Confirmed } from './confirmed.tsx'
import { DeadLink } from './dead-link.tsx'

/** One press that shows that the address is its referee’s, and from which their reference counts (R8). */
export function ConfirmAddress({ token }: { token: string }) {
  const api = useApi()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => dataOf(api.references.confirm.$post({ json: { token } })),
    onError: (reason) => console.error('The address was not confirmed', reason),
  })
  if (error instanceof CallFailed && error.status >= 400 && error.status < 429)
    return <DeadLink mail="address" error={error} />
  return (
    <Entrance>
      {data ? (
        <Confirmed
          title="Your reference counts"
          own={data.own}
          sentence={`This address is yours, and we know it now. Your word stands for ${data.candidateFirstName} from this moment.`}
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
          {error && <Notice>{sentenceOf(error, 'That did not work. Please try again later.')}</Notice>}
          <Button variant="main" disabled={isPending} onClick={() => mutate()}>
            {isPending ? 'Confirming…' : 'Yes, confirm my address'}
          </Button>
        </>
      )}
    </Entrance>
  )
}
