import { Navigate, useSearchParams } from 'react-router-dom'
import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'
import { dataOf, hasCode, statusOf } from '#web/client/api.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { SignInRedirect, useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { storyCallsOf } from '#web/features/stories/story-calls.ts'
import { StoryUnavailable } from '#web/features/stories/story-unavailable.tsx'
import { PagePreview } from './page-preview.tsx'
import { previewTitle } from './preview-of.ts'

/** The owner's page before it is public, with the story that is about to be submitted (R10). */
export function Component() {
  const [search] = useSearchParams()
  const id = Number(search.get('story')) || undefined
  return <LoadedPreview key={id} id={id} />
}

function LoadedPreview({ id }: { id: number | undefined }) {
  const api = useApi()
  const dashboard = useOwnQuery('dashboard', () => dataOf(api['current-user-dashboard'].$get()))
  const page = useOwnQuery('page', () => dataOf(api.dashboard.page.$get()))
  const story = useOwnQuery(`preview:${id ?? ''}`, async () => (id ? storyCallsOf(api).read(id) : null))
  const error = dashboard.error ?? page.error ?? story.error
  if (dashboard.mustSignIn) return <SignInRedirect />
  if (hasCode(error, 'NO_OWN_PROFILE')) return <Navigate replace to={paths.account.href()} />
  // Cached data may be older than the owner's last edit.
  const isCurrent = story.isFetchedAfterMount && page.isFetchedAfterMount
  if (dashboard.data && page.data && story.data !== undefined && isCurrent)
    return (
      <PagePreview
        dashboard={dashboard.data as Dashboard}
        page={page.data}
        story={story.data ?? undefined}
        onStoryChanged={async () => void (await story.refetch())}
      />
    )
  const isGone = statusOf(story.error) === 404
  const onRetry = () => {
    for (const query of [dashboard, page, story]) if (query.error) void query.refetch()
  }
  return (
    <div className="wide account-preview-head">
      <PageHead title={previewTitle} hidden />
      <h1 className="text-head">{previewTitle}</h1>
      {error ? (
        <div role="alert" className="grid justify-items-start gap-s4">
          <StoryUnavailable
            why={
              isGone
                ? 'The story is not here: it may have been deleted, or it belongs to another account.'
                : 'We could not reach your page just now. What you wrote is saved.'
            }
            onRetry={isGone ? undefined : onRetry}
          />
        </div>
      ) : (
        <p role="status" className="text-ink-soft">
          Loading…
        </p>
      )}
    </div>
  )
}
