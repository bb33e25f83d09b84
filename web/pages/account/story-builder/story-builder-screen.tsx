import './story-builder-screen.css'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { dataOf, hasCode, statusOf } from '#web/client/api.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { SignInRedirect, useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { storyCallsOf } from '#web/features/stories/story-calls.ts'
import { StoryUnavailable } from '#web/features/stories/story-unavailable.tsx'
import { Builder } from './builder.tsx'

const title = 'Tell a story'

/** The page to write a story, a new one or the one in the address (R9). */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const storyParam = Number(search.get('edit')) || null
  /** The story the page was opened for, and the one created on it since, which takes over the page and its address. */
  const [page, setPage] = useState<{ opened: number | null; created?: number }>({ opened: storyParam })
  if (storyParam !== page.opened && storyParam !== page.created) setPage({ opened: storyParam })
  const onCreated = (id: number) => {
    setPage({ ...page, created: id })
    setSearch({ edit: String(id) }, { replace: true, preventScrollReset: true })
  }
  return page.opened === null ? (
    <NewStory onCreated={onCreated} />
  ) : (
    <StoredStory key={page.opened} id={page.opened} onCreated={onCreated} />
  )
}

function NewStory({ onCreated }: { onCreated: (id: number) => void }) {
  const api = useApi()
  const { data, error, mustSignIn } = useOwnQuery('dashboard', () =>
    dataOf(api['current-user-dashboard'].$get()),
  )
  const [wasShown, setShown] = useState(false)
  if (data && !wasShown) setShown(true)
  if (mustSignIn && !wasShown) return <SignInRedirect />
  if (hasCode(error, 'NO_OWN_PROFILE')) return <Navigate replace to={paths.account.href()} />
  // Offline the text is stored on this device.
  if (!data && !error && !wasShown) return <Loading />
  return <Builder story={null} onCreated={onCreated} />
}

function StoredStory({ id, onCreated }: { id: number; onCreated: (id: number) => void }) {
  const api = useApi()
  const { data, error, mustSignIn, refetch, isFetchedAfterMount } = useOwnQuery(`story:${id}`, () =>
    storyCallsOf(api).read(id),
  )
  // The text stays when the session ends.
  const [shown, setShown] = useState<OwnStory>()
  // Cached data may be older than the owner's last edit.
  if (data && isFetchedAfterMount && !shown) setShown(data)
  if (shown) return <Builder story={shown} onCreated={onCreated} />
  if (mustSignIn) return <SignInRedirect />
  return error ? (
    <StoryNotLoaded isGone={statusOf(error) === 404} onRetry={() => void refetch()} />
  ) : (
    <Loading />
  )
}

const Loading = () => (
  <div className="wide account-builder">
    <PageHead title={title} hidden />
    <h1 className="text-head">{title}</h1>
    <p role="status" className="text-ink-soft">
      Loading…
    </p>
  </div>
)

const StoryNotLoaded = ({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) => (
  <div role="alert" className="wide account-builder justify-items-start">
    <PageHead title={title} hidden />
    <h1 className="text-head">{isGone ? 'This story is not here' : 'This story could not be opened'}</h1>
    <StoryUnavailable
      why={
        isGone
          ? 'It may have been deleted, or it belongs to another account.'
          : 'We could not reach it just now. What you wrote is safe.'
      }
      onRetry={isGone ? undefined : onRetry}
    />
  </div>
)
