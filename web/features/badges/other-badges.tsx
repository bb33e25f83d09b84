import type { OwnBadge } from '#schema/badges/badge-answers.ts'
import { paths } from '#schema/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { badgeStanding } from './badge-words.ts'

/** The other badges of a story, which somebody may still have. */
export const OtherBadges = ({ badges }: { badges: readonly OwnBadge[] }) => (
  <section aria-labelledby="other-badges" className="badges-others">
    <h3 id="other-badges">Others of this story</h3>
    <ul>
      {badges.map((badge) => {
        const { word, sentence } = badgeStanding(badge, false)
        return (
          <li key={badge.id}>
            <b>{word}.</b> {sentence} Made on <LocalTime iso={badge.issuedAt} />.{' '}
            <Link to={paths.verify.href({ badge: badge.id })} target="_blank" rel="noopener">
              What a reader sees<span className="sr-only"> (opens a new window)</span>
            </Link>
          </li>
        )
      })}
    </ul>
  </section>
)
