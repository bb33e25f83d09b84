import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'
import type { DashboardStory } from '#schema/stories/story-answers.ts'
import { StoryBadge } from '#web/features/badges/story-badge.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { Link } from '#web/ui/link.tsx'
import { MissingRequirements } from '../sharing/missing-requirements.tsx'

type Props = DialogState & {
  story: Pick<DashboardStory, 'id' | 'title' | 'isCovered'>
  dashboard: Dashboard
}

/** The badge of a story of the dashboard, or what keeps the story off the public page. */
export function OwnBadge({ story, dashboard, open, onOpenChange }: Props) {
  const missing = !dashboard.profile.isLive ? (
    <div className="grid gap-s3">
      <p>
        <b>Nobody can see your page just now.</b> The badge says what your page says, so it is made as soon as
        your page is public.
      </p>
      <MissingRequirements dashboard={dashboard} onLeave={() => onOpenChange(false)} />
    </div>
  ) : !story.isCovered ? (
    <p>
      <b>Your plan does not show this story.</b> The badge says what your page says. Move the story up in your
      list, or <Link to={paths.pricing.href()}>see the plans</Link>.
    </p>
  ) : null
  return <StoryBadge story={story} missing={missing} open={open} onOpenChange={onOpenChange} />
}
