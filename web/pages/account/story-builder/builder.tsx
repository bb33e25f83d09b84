import { useEffect, useEffectEvent } from 'react'
import { paths } from '#schema/paths.ts'
import { missingIn } from '#schema/stories/own-stories.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { storyParts } from '#schema/stories/story-limits.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { changedParts, textOf } from '#web/features/stories/own-story-text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { PartField } from './part-field.tsx'
import { SavedLine } from './saved-line.tsx'
import { SentStory } from './sent-story.tsx'
import { StoryHeadFields } from './story-head-fields.tsx'
import { StoryStatus } from './story-status.tsx'
import { SubmitLink } from './submit-link.tsx'
import { TextConflicts } from './text-conflicts.tsx'
import { useStoryAutosave } from './use-story-autosave.ts'

const title = 'Tell a story'

/** One story: edited while it is a draft, read-only while a validator has it. */
export function Builder({
  story: initialStory,
  onCreated,
}: {
  story: OwnStory | null
  /** Called once the text of this page is stored as a new story. */
  onCreated: (id: number) => void
}) {
  const { autosave, ...state } = useStoryAutosave(initialStory)
  const { text, story, status } = state
  const id = story?.id
  const reportCreated = useEffectEvent(onCreated)
  const givenId = initialStory?.id
  useEffect(() => {
    if (id && id !== givenId) reportCreated(id)
  }, [id, givenId])
  const isSent = story?.current.status === 'submitted'
  return (
    <>
      <PageHead title={text.title || title} hidden />
      <div className="account-builder-bar">
        <div className="wide">
          <ButtonLink variant="quiet" to={paths.dashboard.href('stories')}>
            Your stories
          </ButtonLink>
          <SavedLine state={state} />
        </div>
      </div>
      <div className="wide account-builder">
        <StoryStatus story={story} title={text.title || title} />
        {isSent ? (
          <SentStory
            story={story}
            isAhead={changedParts(text, textOf(story)).length > 0}
            onChange={autosave.applyAnswer}
          />
        ) : status === 'deleted' ? (
          <DeletedStoryNotice onSaveAsNew={() => void autosave.saveAsNew()} />
        ) : status === 'conflict' && story ? (
          <TextConflicts
            conflicts={state.conflicts}
            here={text}
            story={story}
            onResolve={(chosen) => {
              const other = text
              void autosave.resolve(chosen)
              showToast({
                title: 'One text again',
                description: 'What you chose is being saved.',
                duration: 12_000,
                action: { label: 'Keep all of this page instead', run: () => autosave.change(other) },
              })
            }}
          />
        ) : (
          <>
            <StoryHeadFields text={text} onChange={autosave.change} />
            {storyParts.map((part) => (
              <PartField key={part} part={part} text={text} story={story} onChange={autosave.change} />
            ))}
            <SubmitLink autosave={autosave} state={state} missing={missingIn(text)} />
          </>
        )}
        {story && status !== 'deleted' && (
          <StoryActions story={story} title={text.title} onDeleted={autosave.discard} />
        )}
      </div>
    </>
  )
}

/** The badge of a published story, and its deletion. */
const StoryActions = ({
  story,
  title,
  onDeleted,
}: {
  story: OwnStory
  title: string
  onDeleted: () => void
}) => (
  <div className="account-builder-end">
    {story.published && (
      <DialogButton
        variant="quiet"
        load={() => import('#web/features/badges/story-badge.tsx')}
        dialog={({ StoryBadge }, shown) => <StoryBadge story={{ id: story.id, title }} {...shown} />}
      >
        The badge of this story
      </DialogButton>
    )}
    <DialogButton
      variant="quiet"
      load={() => import('#web/features/stories/delete-story-dialog.tsx')}
      dialog={({ DeleteStoryDialog }, shown) => (
        <DeleteStoryDialog
          story={{
            id: story.id,
            title,
            isPublic: story.isPublic,
            isSent: story.current.status === 'submitted',
          }}
          onDeleted={onDeleted}
          {...shown}
        />
      )}
    >
      Delete this story
    </DialogButton>
  </div>
)

const DeletedStoryNotice = ({ onSaveAsNew }: { onSaveAsNew: () => void }) => (
  <div role="alert" className="grid max-w-measure justify-items-start gap-s4">
    <h2 className="text-title">This story was deleted elsewhere</h2>
    <p>
      You deleted it on another device or in another tab while it was open here. Your words are still on this
      page. You can keep them as a new story.
    </p>
    <div className="flex flex-wrap gap-s3">
      <Button variant="main" onClick={onSaveAsNew}>
        Keep them as a new story
      </Button>
      <ButtonLink to={paths.dashboard.href('stories')}>Leave them</ButtonLink>
    </div>
  </div>
)
