import { storyNumber } from '#schema/labels.ts'
import { storyAnchor } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import { counted } from '#schema/text/numbers.ts'
import { type FeaturedContent, promptLabels } from '#web/features/featured/content.ts'
import { useStoryDialog } from '#web/features/stories/story-dialog.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { VerifiedLine } from '#web/ui/verified-line.tsx'

/** The grid of an expert's stories; a card opens its story. */
export function StoryCards({ profile, content }: { profile: PublicProfile; content: FeaturedContent }) {
  return (
    <section id="stories" aria-labelledby="stories-title">
      <h2 id="stories-title">Transformation Stories</h2>
      <ul className="agents-story-cards">
        {profile.stories.map((story, index) => (
          <StoryCard
            key={story.id}
            story={story}
            index={index}
            lead={story.prompt ? content.leads[story.prompt] : story.subtitle}
          />
        ))}
      </ul>
    </section>
  )
}

function StoryCard({ story, index, lead }: { story: PublicStory; index: number; lead: string }) {
  const { open, prepare } = useStoryDialog()
  const { id, prompt, title, subtitle, confirmations, validatedAt } = story
  return (
    <li id={storyAnchor(id)}>
      <p className="text-ink-soft text-small">
        <i aria-hidden>{storyNumber(index + 1)}</i>
        {prompt && promptLabels[prompt]}
      </p>
      <h3 id={prompt ?? undefined}>
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => open(id)}
        >
          {title}
        </button>
      </h3>
      <p className="font-medium text-label">{subtitle}</p>
      <p className="text-ink-soft text-label">{lead}</p>
      {validatedAt && (
        <VerifiedLine className="mt-auto pt-s2">
          <span>
            {confirmations.length > 0 && `Confirmed by ${counted(confirmations.length, 'referee')}, `}
            validated <LocalTime iso={validatedAt} />
          </span>
        </VerifiedLine>
      )}
    </li>
  )
}
