import { Copy } from 'lucide-react'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { SignInRedirect, useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { copyText } from '#web/features/sharing/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Loading, RowsNotLoaded } from '../rows.tsx'
import { feedKey, useNewFeed } from './use-new-feed.ts'

/** The private feed of the owner's meetings for a calendar program. */
export function Feed() {
  const api = useApi()
  const { data, error, refetch, mustSignIn } = useOwnQuery(feedKey, () => dataOf(api.meetings.feed.$get()))
  if (mustSignIn) return <SignInRedirect />
  return (
    <section aria-labelledby="feed-title">
      <h3 id="feed-title">Your meetings in your calendar</h3>
      <p className="max-w-measure">
        Each confirmation mail brings its meeting as a file. With the address below your calendar keeps up by
        itself: add it as a calendar from the web, by URL. Google looks at such addresses only every 12 to 24
        hours, so look here, or in your mail, for what was booked today.
      </p>
      {data ? (
        data.url ? (
          <FeedAddress url={new URL(data.url, location.origin).href} />
        ) : (
          <NewFeed />
        )
      ) : error ? (
        <RowsNotLoaded error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </section>
  )
}

function NewFeed() {
  const { mutate, isPending, error } = useNewFeed()
  return (
    <div className="grid justify-items-start gap-s3">
      {error && (
        <FieldError role="alert">
          {sentenceOf(error, 'It could not be made just now. Please try again.')}
        </FieldError>
      )}
      <Button disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Making it…' : 'Make the address'}
      </Button>
    </div>
  )
}

const FeedAddress = ({ url }: { url: string }) => (
  <div className="grid justify-items-start gap-s4">
    <p className="max-w-measure text-label">{url}</p>
    <p className="max-w-measure text-ink-soft text-small">
      Anybody who has this address can see, move and cancel your meetings. Renew it if the wrong person has
      it.
    </p>
    <div className="flex flex-wrap items-center gap-s4">
      <Button
        onClick={() =>
          void copyText(url, { label: 'Address', next: 'Add it to your calendar as one from the web.' })
        }
      >
        <Copy size={18} strokeWidth={1.75} aria-hidden />
        Copy the address
      </Button>
      <DialogButton
        variant="quiet"
        load={() => import('./renew-feed-dialog.tsx')}
        dialog={({ RenewFeedDialog }, state) => <RenewFeedDialog {...state} />}
      >
        Renew it
      </DialogButton>
    </div>
  </div>
)
