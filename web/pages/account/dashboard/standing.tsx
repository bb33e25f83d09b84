import type { Dashboard } from '#schema/dashboard.ts'
import { initialsOf } from '#schema/labels.ts'
import { paths } from '#schema/paths.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { VerifyAgain } from '../entrance/verify-again.tsx'
import { type Side, sayingOf, sidesOf } from './sides.ts'

/** How the profile stands: its picture, with a side of the frame for each thing that it still needs. */
export function Standing({ dashboard }: { dashboard: Dashboard }) {
  const { profile } = dashboard
  const sides = sidesOf(dashboard)
  return (
    <div className="wide account-standing">
      <div className="account-hail">
        <h1>
          <span className="whitespace-nowrap">
            Good {timeOfDay(new Date())}
            {profile.firstName && ','}
          </span>{' '}
          {profile.firstName}
        </h1>
        <p className="wrap-anywhere text-label text-room-soft">{profile.email}</p>
        {!profile.emailVerified && (
          <div className="grid gap-s1 border-room-line border-l-2 pl-s4 text-label">
            <p>This address is not confirmed yet. The link to do it is in our mail.</p>
            <VerifyAgain variant="quiet" />
          </div>
        )}
      </div>
      <div className="account-stand">
        <Work dashboard={dashboard} sides={sides} />
        <p className="account-say">{sayingOf(dashboard)}</p>
      </div>
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
      <div className="account-acts">
        {profile.isLive && (
          <ButtonLink variant="main" to={paths.profile.href(profile.profileUrl)}>
            View Public Profile
          </ButtonLink>
        )}
        <ButtonLink to={paths.storyBuilder.href()}>Add New Story</ButtonLink>
        <ButtonLink to={paths.dashboard.href('referees')}>Your referees</ButtonLink>
        <ButtonLink to={paths.account.href()}>Your account</ButtonLink>
      </div>
    </div>
  )
}

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

function timeOfDay(now: Date) {
  const hour = now.getHours()
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
}
