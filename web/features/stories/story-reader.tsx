import { sharedStoryHref } from '#schema/paths.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import { QuotedSentence } from '#web/features/profiles/quoted.tsx'
import { ShareButton } from '#web/features/sharing/share-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { BadgeLink } from './badge-link.tsx'
import { ConfirmedClaims, StoryParts } from './story-parts.tsx'

/** One story, read by itself; `quote` is the sentence that it is opened at. */
export function StoryReader({
  profileUrl,
  story,
  quote,
  lead,
  open,
  onOpenChange,
}: {
  profileUrl: string
  story: PublicStory
  quote?: string | undefined
  lead?: string | undefined
} & DialogState) {
  const setting = [story.industry, story.timeline].filter(Boolean).join(' · ')
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={story.title} description={story.subtitle}>
      {setting && (
        <p dir="auto" className="-mt-s3 mb-s6 text-ink-soft text-small">
          {setting}
        </p>
      )}
      {lead && (
        <p dir="auto" className="mb-s6 max-w-measure font-book font-serif text-lead">
          {lead}
        </p>
      )}
      <QuotedSentence value={quote}>
        <StoryParts story={story} />
      </QuotedSentence>
      <ConfirmedClaims story={story} />
      <div className="mt-s6 flex flex-wrap items-center gap-s5">
        <Button onClick={() => onOpenChange(false)}>Close Story</Button>
        <ShareButton href={sharedStoryHref(profileUrl, story.id)} title={story.title}>
          Share this story
        </ShareButton>
        <BadgeLink story={story} />
      </div>
    </Dialog>
  )
}
