import { useEffect, useEffectEvent } from 'react'
import { paths } from '#schema/paths.ts'
import { missingIn } from '#schema/stories/own-stories.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import { longestTitle, storyParts } from '#schema/stories/story-limits.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { changedParts, textOf } from '#web/features/stories/own-story-text.ts'
import { storyIndustries } from '#web/features/stories/story-industries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { PartField } from './part-field.tsx'
import { storyFieldId } from './parts.ts'
import { SavedLine } from './saved-line.tsx'
import { SentStory } from './sent-story.tsx'
import { StoryStatus } from './story-status.tsx'
import { SubmitLink } from './submit-link.tsx'
import { TextConflicts } from './text-conflicts.tsx'
import { useStorySaving } from './use-story-saving.ts'

const title = 'Tell a story'

/** One story: edited while it is a draft, read-only while a validator has it. */
export function Builder({
  story: given,
  onBegun,
}: {
  story: OwnStory | null
  /** Called once the text of this page is stored as a new story. */
  onBegun: (id: number) => void
}) {
  const { saving, ...state } = useStorySaving(given)
  const { text, story, standing } = state
  const id = story?.id
  const begun = useEffectEvent(onBegun)
  const givenId = given?.id
  useEffect(() => {
    if (id && id !== givenId) begun(id)
  }, [id, givenId])
  const isSent = story?.current.status === 'submitted'
  /** Trims a line, since mails and headings quote it. */
  const tidy = (line: 'title' | 'subtitle' | 'timeline') => {
    const trimmed = text[line].trim()
    if (trimmed !== text[line]) saving.change({ [line]: trimmed })
  }
  return (
    <>
      <PageHead title={text.title || title} hidden />
      <div className="account-builder-bar">
        <div className="wide">
          <ButtonLink variant="quiet" to={paths.dashboard.href('stories')}>
            Your stories
          </ButtonLink>
          <SavedLine saving={state} />
        </div>
      </div>
      <div className="wide account-builder">
        <StoryStatus story={story} title={text.title || title} />
        {isSent ? (
          <SentStory
            story={story}
            isAhead={changedParts(text, textOf(story)).length > 0}
            onChange={saving.heard}
          />
        ) : standing === 'gone' ? (
          <DeletedStoryNotice onKeep={() => void saving.beginAnew()} />
        ) : standing === 'elsewhere' && story ? (
          <TextConflicts
            here={text}
            story={story}
            onResolve={(kept) => {
              const other = text
              void saving.resolve(kept)
              showToast({
                title: 'One text again',
                description: 'What you chose is being saved.',
                duration: 12_000,
                action: { label: 'Keep all of this page instead', run: () => saving.change(other) },
              })
            }}
          />
        ) : (
          <>
            <div className="account-builder-head">
              <TextField
                id={storyFieldId('title')}
                label="Title"
                hint="As you would begin it over lunch: “The queue at noon” says more than “Process improvement”."
                maxLength={longestTitle}
                autoComplete="off"
                value={text.title}
                onChange={({ target }) => saving.change({ title: target.value })}
                onBlur={() => tidy('title')}
              />
              <TextField
                id={storyFieldId('subtitle')}
                label="What came of it, in one line (optional)"
                maxLength={longestTitle}
                autoComplete="off"
                value={text.subtitle}
                onChange={({ target }) => saving.change({ subtitle: target.value })}
                onBlur={() => tidy('subtitle')}
              />
              <div className="grid gap-s5 sm:grid-cols-2">
                <SelectField
                  id={storyFieldId('industry')}
                  label="Industry"
                  value={text.industry}
                  onChange={({ target }) => saving.change({ industry: target.value })}
                >
                  <option value="">Please choose</option>
                  {[...new Set([...storyIndustries, ...(text.industry ? [text.industry] : [])])].map(
                    (name) => (
                      <option key={name}>{name}</option>
                    ),
                  )}
                </SelectField>
                <TextField
                  id={storyFieldId('timeline')}
                  label="When, or how long"
                  placeholder="Three months, spring 2019"
                  maxLength={120}
                  autoComplete="off"
                  value={text.timeline}
                  onChange={({ target }) => saving.change({ timeline: target.value })}
                  onBlur={() => tidy('timeline')}
                />
              </div>
            </div>
            {storyParts.map((part) => (
              <PartField key={part} part={part} text={text} story={story} onChange={saving.change} />
            ))}
            <SubmitLink saving={saving} state={state} missing={missingIn(text)} />
          </>
        )}
        {story && standing !== 'gone' && (
          <div className="account-builder-end">
            {story.published && (
              <DialogButton
                variant="quiet"
                load={() => import('#web/features/badges/story-badge.tsx')}
                dialog={({ StoryBadge }, shown) => (
                  <StoryBadge story={{ id: story.id, title: text.title }} {...shown} />
                )}
              >
                The badge of this story
              </DialogButton>
            )}
            <DialogButton
              variant="quiet"
              load={() => import('#web/features/stories/delete-story-dialog.tsx')}
              dialog={({ DeleteStoryDialog }, shown) => (
                <DeleteStoryDialog
                  story={{ id: story.id, title: text.title, isPublic: story.isPublic, isSent }}
                  onDeleted={saving.forget}
                  {...shown}
                />
              )}
            >
              Delete this story
            </DialogButton>
          </div>
        )}
      </div>
    </>
  )
}

const DeletedStoryNotice = ({ onKeep }: { onKeep: () => void }) => (
  <div role="alert" className="grid max-w-measure justify-items-start gap-s4">
    <h2 className="text-title">This story was deleted elsewhere</h2>
    <p>
      You deleted it on another device or in another tab while it was open here. Your words are still on this
      page. You can keep them as a new story.
    </p>
    <div className="flex flex-wrap gap-s3">
      <Button variant="main" onClick={onKeep}>
        Keep them as a new story
      </Button>
      <ButtonLink to={paths.dashboard.href('stories')}>Leave them</ButtonLink>
    </div>
  </div>
)
