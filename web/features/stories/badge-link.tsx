import { paths } from '#schema/paths.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The way to check a story's badge, once it has one (R30). */
export const BadgeLink = ({ story: { badgeId } }: { story: PublicStory }) =>
  badgeId && (
    <ButtonLink variant="quiet" to={paths.verify.href({ badge: badgeId })}>
      Check this story’s badge
    </ButtonLink>
  )
