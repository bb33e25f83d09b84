import type { Dashboard } from '#schema/dashboard.ts'
import { initialsOf } from '#schema/labels.ts'
import { VerifyAgain } from '#web/features/accounts/verify-again.tsx'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { Acts } from './acts.tsx'
import { Greeting } from './greeting.tsx'
import { whatWaits } from './overview/news-of.ts'
import { type Side, sayingOf, sidesOf } from './sides.ts'

/**
 * The first room: what happened and what to do next in a sentence and a button, beside the owner's picture, with a side
 * of its frame for each thing that the profile still needs.
 */
export function PublicationState({ dashboard }: { dashboard: Dashboard }) {
  const { profile } = dashboard
  const sides = sidesOf(dashboard)
  const waits = profile.suspendedReason === null ? whatWaits(dashboard) : ''
  return (
    <div className="wide account-standing" data-live={profile.isLive || undefined}>
      <div className="account-hail">
        <Greeting profile={profile} />
        {!profile.emailVerified && (
          <div className="grid gap-s1 border-room-line border-l-2 pl-s4 text-label">
            <p className="wrap-anywhere">
              {profile.email} is not confirmed yet. The link to do it is in our mail.
            </p>
            <VerifyAgain variant="quiet" />
          </div>
        )}
      </div>
      <div className="account-stand">
        <Work dashboard={dashboard} sides={sides} />
        <p className="account-say">{waits || sayingOf(dashboard)}</p>
      </div>
      <Acts dashboard={dashboard} hasNext />
      {!profile.isLive && <Key sides={sides} />}
    </div>
  )
}

/** What closes the frame, side by side. */
const Key = ({ sides }: { sides: Side[] }) => (
  <ol className="account-left" aria-label="What your profile needs to go live">
    {sides.map((side) => (
      <li key={side.what}>
        <i aria-hidden data-side={side.place} className={side.done ? 'account-hung' : undefined} />
        <b>{side.what}</b>
        <p className="text-room-soft text-small">{side.says}</p>
        {side.way && (
          <ButtonLink variant="quiet" to={side.way.to}>
            {side.way.label}
            <span className="sr-only">: {side.what}</span>
          </ButtonLink>
        )}
      </li>
    ))}
  </ol>
)

function Work({ dashboard: { profile }, sides }: { dashboard: Dashboard; sides: Side[] }) {
  const work = {
    slug: profile.pictureSlug,
    areas: profile.businessAreas,
    skillCount: profile.keySkills.length,
  }
  const drawn = <WorkPicture work={work} format="portrait" grain />
  if (profile.isLive)
    return (
      <div className="account-frame">
        <Frame picture={drawn} signature={initialsOf(`${profile.firstName} ${profile.lastName}`)} />
      </div>
    )
  return (
    <div className="account-frame account-frame-open">
      {drawn}
      {sides.map(
        ({ place, done, what }) =>
          done && place !== 'none' && <i key={what} className="account-hung" data-side={place} />,
      )}
    </div>
  )
}
