import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useLayoutEffect, useRef } from 'react'
import { paths } from '#schema/paths.ts'
import { blankStory } from '#schema/stories/blank-story.ts'
import { maxStoryPartLength, storyParts } from '#schema/stories/story-limits.ts'
import { sentenceOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Notice } from '#web/features/accounts/notice.tsx'
import { changedParts, textOf } from '#web/features/stories/own-story-text.ts'
import { storyCallsOf } from '#web/features/stories/story-calls.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { removeShare, type Share, storeShare } from './stored-shares.ts'
import { storyDraftOf } from './story-draft-of.ts'

const room = (maxStoryPartLength * storyParts.length).toLocaleString('en-GB')

type Props = { share: Share; canDraft: boolean; onDiscard: () => void }

/** One thing that was shared: a press makes a draft of it, and another undoes that. */
export function ShareSheet({ share, canDraft, onDiscard }: Props) {
  const { story, left } = storyDraftOf(share)
  const { make, undo } = useDraft(share)
  const sheet = useRef<HTMLElement>(null)
  const isMade = share.storyId !== undefined
  const wasMade = useRef(isMade)
  // The pressed button is gone: the focus stays on what it was about.
  useLayoutEffect(() => {
    if (wasMade.current !== isMade) sheet.current?.focus()
    wasMade.current = isMade
  }, [isMade])
  const heading = useId()
  const error = make.error ?? undo.error
  return (
    <section ref={sheet} tabIndex={-1} aria-labelledby={heading} className="account-shared">
      <h2 id={heading} className="text-title">
        {story.title}
      </h2>
      {story.problemDescription && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by the keyboard
        <p className="account-shared-words text-label" tabIndex={0}>
          {[share.text, share.text.includes(share.url) ? '' : share.url].filter(Boolean).join('\n\n')}
        </p>
      )}
      {left > 0 && !isMade && (
        <p className="text-label">
          A story holds {room} characters, so the last {left.toLocaleString('en-GB')} of this will not be in
          the draft.
        </p>
      )}
      {error && <Notice>{errorText(error)}</Notice>}
      {isMade ? (
        <>
          <p role="status">It is a draft among your stories now.</p>
          <div className="flex flex-wrap items-center gap-s3">
            <ButtonLink variant="main" to={paths.storyBuilder.href(share.storyId)}>
              Go on writing
            </ButtonLink>
            <Button variant="quiet" disabled={undo.isPending} onClick={() => undo.mutate(share.storyId ?? 0)}>
              {undo.isPending ? 'Undoing…' : 'Undo'}
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-s3">
          {canDraft && (
            <Button variant="main" disabled={make.isPending} onClick={() => make.mutate()}>
              {make.isPending ? 'Making a draft…' : 'Make a story draft'}
            </Button>
          )}
          <Button
            variant="quiet"
            disabled={make.isPending}
            onClick={() => {
              onDiscard()
              discard(share)
            }}
          >
            Discard
          </Button>
        </div>
      )}
    </section>
  )
}

/** Its owner has gone on writing the draft, which is not deleted by a press here. */
class Written extends Error {}

/** Makes the draft, once by its key, and takes it back. */
function useDraft(share: Share) {
  const calls = storyCallsOf(useApi())
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [ownKey, 'dashboard'] })
  const make = useMutation({
    mutationFn: () => calls.begin(storyDraftOf(share).story),
    onSuccess: ({ id }) => storeShare({ ...share, storyId: id }),
    onError: (error) => console.error('No draft was made', error),
    onSettled,
  })
  const undo = useMutation({
    mutationFn: async (id: number) => {
      const { story } = storyDraftOf(share)
      if (changedParts(textOf(await calls.read(id)), { ...blankStory, ...story }).length) throw new Written()
      await calls.remove(id)
    },
    onSuccess: () => {
      const { storyId: _, ...rest } = share
      storeShare(rest)
    },
    onError: (error) => {
      if (!(error instanceof Written)) console.error('The draft was not taken back', error)
    },
    onSettled,
  })
  return { make, undo }
}

const errorText = (problem: Error) =>
  problem instanceof Written
    ? 'You have gone on writing this draft. If you want it gone all the same, delete it on its own page.'
    : sentenceOf(problem, 'That did not work. What you shared is still here.')

function discard(share: Share) {
  removeShare(share.storyKey)
  showToast({
    title: 'Discarded',
    description: 'What you shared is no longer kept here.',
    duration: 12_000,
    action: { label: 'Bring it back', run: () => storeShare(share) },
  })
}
