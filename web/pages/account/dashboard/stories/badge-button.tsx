import type { Dashboard } from '#schema/dashboard.ts'
import type { DashboardStory } from '#schema/stories/story-answers.ts'
import { untitled } from '#web/features/stories/own-story-text.ts'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'

type Props = { story: Pick<DashboardStory, 'id' | 'title' | 'isCovered'>; dashboard: Dashboard }

/** Opens the badge of a validated story, which is made once the story stands on the owner's public page (R30). */
export const BadgeButton = ({ story, dashboard }: Props) => (
  <DialogButton
    variant="quiet"
    load={() => import('./own-badge.tsx')}
    dialog={({ OwnBadge }, state) => <OwnBadge story={story} dashboard={dashboard} {...state} />}
  >
    Badge<span className="sr-only"> of “{story.title || untitled}”</span>
  </DialogButton>
)
