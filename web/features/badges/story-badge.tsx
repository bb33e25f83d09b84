import './story-badge.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { paths } from '#schema/paths.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { CurrentBadge } from './current-badge.tsx'
import { OtherBadges } from './other-badges.tsx'

type Props = DialogState & {
  story: { id: number; title: string }
  /** What keeps the story off the owner's public page, and the way to it, where the page around it knows. */
  missing?: ReactNode
}

/** The badge of an owner's story: its state, and every way to share and download it (R30). */
export function StoryBadge({ story, missing, open, onOpenChange }: Props) {
  const { data, error, isFetching, refetch, isLate } = useOwnBadges(story.id, open)
  const own = data?.badges.filter(({ storyId }) => storyId === story.id) ?? []
  // A later badge that said more may be revoked while an earlier one is still valid.
  const shown = own.find(({ state }) => state === 'valid') ?? own[0]
  const others = own.filter((badge) => badge !== shown)
  const isAwaited = data?.waiting.includes(story.id)
  const isOffPage = data && !isAwaited && shown?.state !== 'valid'
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="The badge of this story"
      description={`“${story.title}”, as your page tells it, signed by us. Whoever has it can check it, wherever you show it.`}
    >
      <div className="badges-dialog">
        <div role="status">
          {!data && !error && <p className="text-ink-soft">Looking for your badge…</p>}
          {isAwaited && (
            <p>
              <b>{shown ? 'A new one is being made.' : 'It is being made.'}</b>{' '}
              {isLate
                ? 'It takes longer than usual. You can close this: it will be here when you come back.'
                : 'It takes a minute at most, and appears here by itself.'}
            </p>
          )}
        </div>
        {isOffPage && (missing ?? <HiddenStoryNote />)}
        {shown && <CurrentBadge badge={shown} />}
        {others.length > 0 && <OtherBadges badges={others} />}
        {error && (
          <div className="grid justify-items-start gap-s3">
            <FieldError role="alert">
              {sentenceOf(error, 'Your badge could not be fetched just now. It is safe.')}
            </FieldError>
            <Button onClick={() => !isFetching && void refetch()}>
              {isFetching ? 'Trying again…' : 'Try again'}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

const HiddenStoryNote = () => (
  <p>
    <b>Your public page does not show this story.</b> A badge says what your page says, so it is made as soon
    as the story stands there. <Link to={paths.dashboard.href()}>Your dashboard</Link> says what is missing.
  </p>
)

const pollMs = 3000
/** A badge is made right away, or else by a job of every minute. */
const lateAfter = 90_000

/** The owner's badges, asked for again as long as that of this story is being made. */
function useOwnBadges(storyId: number, isOpen: boolean) {
  const api = useApi()
  const [openedAt, setOpenedAt] = useState(Date.now)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setOpenedAt(Date.now())
  }
  const query = useQuery({
    queryKey: [ownKey, 'badges'],
    queryFn: () => dataOf(api.badges.$get()),
    enabled: isOpen,
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      !error && data?.waiting.includes(storyId) ? pollMs : false,
  })
  return { ...query, isLate: query.dataUpdatedAt > openedAt + lateAfter }
}
