import { Plus } from 'lucide-react'
import { storyNumber } from '#schema/labels.ts'
import { sharedStoryHref, storyAnchor } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import { useArrival } from '#web/client/use-arrival.ts'
import { focusComposer } from '#web/features/chat/composer-focus.ts'
import { QuotedText } from '#web/features/profiles/quoted.tsx'
import { useStoryReport } from '#web/features/profiles/report-seen.ts'
import { ShareButton } from '#web/features/sharing/share-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BadgeLink } from './badge-link.tsx'
import { openStorySection } from './open-story-section.ts'
import { ConfirmedClaims, StoryParts } from './story-parts.tsx'

/** A profile's stories as numbered sections; open is the first, or in a preview the one that waits, and the one in the address. */
export function StoryList({ profile }: { profile: PublicProfile }) {
  const report = useStoryReport(profile.profileUrl)
  useArrivalAtStory(profile.stories, report)
  const opened = profile.stories.find(({ status }) => status !== 'validated') ?? profile.stories[0]
  return (
    <section id="stories" aria-labelledby="stories-title">
      <h2 id="stories-title">Transformation Stories</h2>
      {profile.stories.length === 0 ? (
        <EmptyState heading="h3" title="No story hangs here yet">
          <p>The first one does once somebody who was there has confirmed it.</p>
        </EmptyState>
      ) : (
        <div className="stories-list">
          {profile.stories.map((story, index) => (
            <StorySection
              key={story.id}
              shareHref={sharedStoryHref(profile.profileUrl, story.id)}
              story={story}
              index={index}
              isOpen={story === opened}
              onOpen={() => report(story.id)}
            />
          ))}
        </div>
      )}
    </section>
  )
}

type SectionProps = {
  shareHref: string
  story: PublicStory
  index: number
  /** At first. */
  isOpen: boolean
  onOpen: () => void
}

function StorySection({ shareHref, story, index, isOpen, onOpen }: SectionProps) {
  return (
    <details
      className="group"
      id={storyAnchor(story.id)}
      open={isOpen}
      // What is open at first fires its toggle event on load, which is no visit.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !isOpen) onOpen()
      }}
    >
      <summary>
        <i>
          <span className="sr-only">Story </span>
          {storyNumber(index + 1)}
        </i>
        <h3>
          <span>
            <QuotedText text={story.title} at={storyAnchor(story.id)} />
          </span>
        </h3>
        <Plus
          size={22}
          strokeWidth={1.5}
          aria-hidden
          className="self-center transition-[rotate] duration-calm group-open:rotate-45"
        />
        {story.subtitle && <span className="text-ink-soft">{story.subtitle}</span>}
        {story.status !== 'validated' && (
          <span className="w-fit rounded-tool border border-edge border-dashed px-s2 text-ink-soft text-small">
            Waiting to be validated
          </span>
        )}
      </summary>
      <div className="pt-s2 pb-s6 pl-11 md:pl-17">
        <StoryParts story={story} />
        <ConfirmedClaims story={story} />
        <div className="mt-s3 flex flex-wrap gap-x-s5 print:hidden">
          <Button variant="quiet" onClick={() => focusComposer(`Tell me about “${story.title}”`)}>
            Ask about this story
          </Button>
          <ShareButton href={shareHref} title={story.title}>
            Share this story
          </ShareButton>
          <BadgeLink story={story} />
        </div>
      </div>
    </details>
  )
}

/** Scrolls to the story in the address, on load and when the address changes on this page. */
const useArrivalAtStory = (stories: readonly PublicStory[], report: (storyId: number) => void) =>
  useArrival(({ anchor }) => {
    const named = stories.find(({ id }) => storyAnchor(id) === anchor)
    if (!named) return
    openStorySection(named.id)
    report(named.id)
  })
