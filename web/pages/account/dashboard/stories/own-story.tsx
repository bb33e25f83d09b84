import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'
import type { DashboardStory } from '#schema/stories/story-answers.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { untitled } from '#web/features/stories/own-story-text.ts'
import { storyCallsOf } from '#web/features/stories/story-calls.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { showFailure } from '#web/ui/failure-toast.ts'
import { useFocusAfterPress } from '#web/ui/forms/use-focus-after-press.ts'
import { LocalTime } from '#web/ui/local-time.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { VerifiedLine } from '#web/ui/verified-line.tsx'
import { BadgeButton } from './badge-button.tsx'
import { badgeOf, confirmedText, frameOf, storyStateText } from './story-states.ts'

type Props = {
  story: DashboardStory
  dashboard: Dashboard
  index: number
  of: number
  onMove: (by: -1 | 1) => void
}

/** One story of the list: part of the owner's picture in a frame that shows its status, and its text. */
export function OwnStory({ story, dashboard, index, of, onMove }: Props) {
  const { profile } = dashboard
  const { id, industry, timeline, status, note, problemDescription, createdAt } = story
  const title = story.title || untitled
  const { stage, isBack } = frameOf[status]
  const confirmed = confirmedText(story)
  const badge = badgeOf(story)
  const { target: heading, press } = useFocusAfterPress<HTMLHeadingElement>()
  return (
    <li className="account-story">
      <span
        className={`frame ${isBack ? 'account-story-back' : ''}`}
        data-stage={stage}
        data-detail={id % 4}
        aria-hidden
      >
        <span className="account-story-detail">
          <WorkPicture work={workOf(profile)} format="portrait" grain />
        </span>
      </span>
      <div className="account-story-words">
        <h3 ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </h3>
        <p className="text-ink-soft text-small">
          {[industry, timeline].filter(Boolean).join(' · ')}
          {industry || timeline ? ' · begun' : 'Begun'} on <LocalTime iso={createdAt} />
        </p>
        <p className="flex flex-wrap items-baseline gap-x-s2 text-label">
          <Badge kind={badge.kind}>{badge.label}</Badge>
          <span className="text-ink-soft">{storyStateText(story)}</span>
        </p>
        {status === 'returned' && note && <blockquote className="account-quoted-note">{note}</blockquote>}
        {problemDescription && <p className="whole-lines-3 text-label">{problemDescription}</p>}
        {confirmed &&
          (story.isConfirmed || story.confirmedClaims > 0 ? (
            <VerifiedLine>{confirmed}</VerifiedLine>
          ) : (
            <p className="text-ink-soft text-small">{confirmed}</p>
          ))}
      </div>
      <div className="account-story-acts">
        <ButtonLink variant="quiet" to={paths.storyBuilder.href(id)}>
          Edit<span className="sr-only"> “{title}”</span>
        </ButtonLink>
        {story.publicVersion !== null && <BadgeButton story={story} dashboard={dashboard} />}
        {status === 'submitted' && <TakeBackButton id={id} title={title} onPress={press} />}
        <DialogButton
          variant="quiet"
          load={() => import('#web/features/stories/delete-story-dialog.tsx')}
          dialog={({ DeleteStoryDialog }, state) => (
            <DeleteStoryDialog
              story={{
                id,
                title: story.title,
                isPublic: story.publicVersion !== null && story.isCovered,
                isSent: status === 'submitted',
              }}
              {...state}
            />
          )}
        >
          Delete<span className="sr-only"> “{title}”</span>
        </DialogButton>
        {of > 1 && (
          <span className="account-story-moves">
            <MoveButton label={`Move “${title}” up`} isEnd={index === 0} onPress={() => onMove(-1)}>
              <ArrowUp size={20} aria-hidden />
            </MoveButton>
            <MoveButton label={`Move “${title}” down`} isEnd={index === of - 1} onPress={() => onMove(1)}>
              <ArrowDown size={20} aria-hidden />
            </MoveButton>
          </span>
        )}
      </div>
    </li>
  )
}

const workOf = ({ pictureSlug, businessAreas, keySkills }: Dashboard['profile']) => ({
  slug: pictureSlug,
  areas: businessAreas,
  skillCount: keySkills.length,
})

/** Stays enabled at the ends of the list, so that the focus is not lost. */
const MoveButton = ({
  label,
  isEnd,
  onPress,
  children,
}: {
  label: string
  isEnd: boolean
  onPress: () => void
  children: ReactNode
}) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isEnd || undefined}
    onClick={() => !isEnd && onPress()}
  >
    {children}
  </button>
)

function TakeBackButton({ id, title, onPress }: { id: number; title: string; onPress: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const takeBack = useMutation({
    mutationFn: () => storyCallsOf(api).takeBack(id),
    onSuccess: async () => {
      showToast({ title: 'Taken back', description: `“${title}” is a draft again.` })
      await queryClient.invalidateQueries({ queryKey: [ownKey, 'dashboard'] })
    },
    onError: (error) => showFailure('Not taken back', error),
  })
  return (
    <Button
      variant="quiet"
      disabled={takeBack.isPending}
      onClick={() => {
        onPress()
        takeBack.mutate()
      }}
    >
      {takeBack.isPending ? 'Taking it back…' : 'Take it back'}
      <span className="sr-only"> “{title}”</span>
    </Button>
  )
}
