import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Activity } from '#schema/figures/activity.ts'
import { dataOf } from '#web/client/api.ts'
import { byCursor, ownKey, startingAt, uniqueBy, useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusAfterPress } from '#web/ui/forms/use-focus-after-press.ts'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { activitySentence } from './activity-sentence.ts'

/** How many the dashboard's answer contains; further ones are fetched. */
const firstMost = 8

/** The activity, newest first, page by page (account spec section 2, R11). */
export function ActivityList({ first }: { first: Activity[] }) {
  const { items, loadMore, hasMore, isFetching, failed } = useActivity(first)
  const { target, press } = useFocusAfterPress<HTMLOListElement>()
  return (
    <section aria-labelledby="activity-title">
      <h2 id="activity-title">Recent activity</h2>
      {items.length === 0 ? (
        <p className="mt-s4 max-w-measure text-ink-soft">
          Nothing yet. Here it will say who wrote to you, which referee has answered, what a validator thought
          of a story, and how many people looked.
        </p>
      ) : (
        <ol
          ref={target}
          tabIndex={-1}
          aria-labelledby="activity-title"
          className="account-activity outline-none"
        >
          {items.map((activity) => {
            const { text, to, gilt } = activitySentence(activity)
            return (
              <li key={keyOf(activity)}>
                <span className="text-ink-soft text-small">
                  <LocalTime iso={activity.at} />
                </span>
                <span className={gilt ? 'gilt' : undefined}>{to ? <Link to={to}>{text}</Link> : text}</span>
              </li>
            )
          })}
        </ol>
      )}
      {failed && (
        <p role="alert" className="mt-s4 text-small">
          More could not be loaded just now.
        </p>
      )}
      {hasMore && (
        <Button
          className="mt-s5"
          disabled={isFetching}
          onClick={() => {
            press()
            loadMore()
          }}
        >
          {isFetching ? 'Loading…' : failed ? 'Try again' : 'Show more'}
        </Button>
      )}
    </section>
  )
}

const keyOf = ({ kind, at, name, id }: Activity) => `${kind} ${at} ${name} ${id}`

function useActivity(first: Activity[]) {
  const api = useApi()
  const [isStarted, setIsStarted] = useState(false)
  const query = useInfiniteQuery({
    queryKey: [ownKey, 'activity'],
    enabled: isStarted,
    queryFn: ({ pageParam }) => dataOf(api.dashboard.activity.$get({ query: startingAt(pageParam) })),
    ...byCursor,
  })
  const pages = query.data?.pages
  return {
    items: pages
      ? uniqueBy(
          pages.flatMap(({ items }) => items),
          keyOf,
        )
      : first,
    hasMore: pages ? query.hasNextPage : first.length >= firstMost,
    isFetching: query.isFetching && isStarted,
    failed: query.isError,
    loadMore: () => {
      if (!isStarted) setIsStarted(true)
      else void (pages ? query.fetchNextPage() : query.refetch())
    },
  }
}
