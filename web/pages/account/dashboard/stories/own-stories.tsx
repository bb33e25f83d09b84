import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Dashboard } from '#schema/dashboard.ts'
import { plans } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { untitled } from '#web/features/stories/own-story-text.ts'
import { storyCallsOf } from '#web/features/stories/story-calls.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showFailure } from '#web/ui/failure-toast.ts'
import { Link } from '#web/ui/link.tsx'
import { OwnStory } from './own-story.tsx'
import { withMoved } from './story-states.ts'

/** The owner's stories in public order, with state and actions (account spec section 2). */
export function OwnStories({ dashboard }: { dashboard: Dashboard }) {
  const { stories, move, status } = useOrder(dashboard)
  return (
    <section className="wide account-stories" id="stories" aria-labelledby="stories-title">
      <div className="account-list-head">
        <h2 id="stories-title">Your stories</h2>
        {stories.length > 1 && <Order dashboard={dashboard} />}
        {/* Where the room above has space, it stands there. */}
        {stories.length > 0 && (
          <ButtonLink className="lg:hidden" to={paths.storyBuilder.href()}>
            Add New Story
          </ButtonLink>
        )}
      </div>
      {stories.length === 0 ? (
        <EmptyState
          heading="h3"
          title="No Stories Yet"
          action={
            <ButtonLink variant="main" to={paths.storyBuilder.href()}>
              Create Your First Story
            </ButtonLink>
          }
        >
          <div className="grid gap-s3">
            <p>
              One problem that you solved, in four short parts. One validated story and two referees open the
              gallery to you.
            </p>
            <p>
              A validated story also gets a badge: a signed copy that you can take to LinkedIn, a mail or a
              slide.
            </p>
            <p>
              Two stories, two referees and what you do, in one go:{' '}
              <Link to={paths.setup.href()} className="text-madder-text">
                set up your profile in five steps
              </Link>
              .
            </p>
          </div>
        </EmptyState>
      ) : (
        <ul>
          {stories.map((story, index) => (
            <OwnStory
              key={story.id}
              story={story}
              dashboard={dashboard}
              index={index}
              of={stories.length}
              onMove={(by) => move(story.id, by)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
    </section>
  )
}

/** What their order means, and how many of them the plan shows. */
function Order({ dashboard: { stories, profile } }: { dashboard: Dashboard }) {
  const { publicStories } = plans[profile.plan]
  const isAnyNotShown = stories.some(({ publicVersion, isCovered }) => publicVersion !== null && !isCovered)
  return (
    <p className="max-w-measure text-ink-soft">
      Your page shows them in this order, once they are validated.{' '}
      {isAnyNotShown ? (
        <>
          Your plan shows the uppermost{' '}
          {publicStories === 1 ? 'validated one' : `${publicStories} validated ones`}.{' '}
          <Link to={paths.pricing.href()}>See the plans</Link>
        </>
      ) : (
        'The first one is read most.'
      )}
    </p>
  )
}

/** The order of the stories, changed at once and restored on failure. */
function useOrder(dashboard: Dashboard) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [status, setStatus] = useState('')
  const key = [ownKey, 'dashboard']
  const pressed = useRef<Element | null>(null)
  const save = useMutation({
    mutationFn: (ids: number[]) => storyCallsOf(api).order(ids),
    mutationKey: ['story-order'],
    scope: { id: 'story-order' },
    onSuccess: async () => {
      // Which stories the plan shows follows from their order.
      const isLast = queryClient.isMutating({ mutationKey: ['story-order'] }) === 1
      if (isLast) await queryClient.invalidateQueries({ queryKey: key })
    },
    onError: async (error) => {
      await queryClient.invalidateQueries({ queryKey: key })
      showFailure('The order was not saved', error)
    },
  })
  const { stories } = dashboard
  // A button that moves with its story keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the order
  useLayoutEffect(() => {
    if (pressed.current instanceof HTMLElement) pressed.current.focus()
    pressed.current = null
  }, [stories])
  const move = (id: number, by: -1 | 1) => {
    const next = withMoved(stories, id, by)
    const index = next.findIndex((story) => story.id === id)
    if (stories[index]?.id === id) return
    pressed.current = document.activeElement
    queryClient.setQueryData<Dashboard>(key, (old) => old && { ...old, stories: next })
    setStatus(`“${next[index]?.title || untitled}” is now number ${index + 1} of ${next.length}.`)
    save.mutate(next.map((story) => story.id))
  }
  return { stories, move, status }
}
