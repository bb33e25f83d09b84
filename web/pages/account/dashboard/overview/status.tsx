import type { ReactNode } from 'react'
import type { Dashboard } from '#schema/dashboard.ts'
import { plans, planTitle } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ShareProfileButton } from '../sharing/share-button.tsx'

/** The state of the profile, and its most used links (account spec section 2). */
export function Status({ dashboard }: { dashboard: Dashboard }) {
  const { profile } = dashboard
  const { plan, isActive } = profile
  const { isOn, sentence } = scorecardOf(profile)
  return (
    <section aria-labelledby="status-title">
      <h2 id="status-title">Profile status</h2>
      <dl className="account-status">
        <Row
          term="Your page"
          state={<Badge kind={isActive ? 'default' : 'outline'}>{isActive ? 'Active' : 'Inactive'}</Badge>}
        >
          {pageStateText(profile)}
          {profile.suspendedReason !== null && ' Settings say why.'}
        </Row>
        <Row term="Plan" state={<b>{planTitle(plan)}</b>}>
          {plan === 'free'
            ? 'It shows one validated story, and your agent.'
            : storiesText(plans[plan].publicStories)}
        </Row>
        <Row
          term="Scorecard"
          state={<Badge kind={isOn ? 'default' : 'outline'}>{isOn ? 'Enabled' : 'Disabled'}</Badge>}
        >
          {sentence}{' '}
          {isOn && profile.isLive && (
            <ButtonLink variant="quiet" to={paths.ownerScorecard.href(profile.profileUrl)}>
              See my scorecard
            </ButtonLink>
          )}
        </Row>
      </dl>
      <nav className="account-quick" aria-label="Quick actions">
        <ButtonLink variant="quiet" to={paths.storyBuilder.href()}>
          Add a story
        </ButtonLink>
        <ShareProfileButton dashboard={dashboard} variant="quiet">
          Share your profile
        </ShareProfileButton>
        <ButtonLink variant="quiet" to={paths.dashboard.href('settings', { edit: 'firstName' })}>
          Update your profile
        </ButtonLink>
      </nav>
    </section>
  )
}

const Row = ({ term, state, children }: { term: string; state: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>
      {state}
      <p className="text-ink-soft text-small">{children}</p>
    </dd>
  </div>
)

type Profile = Dashboard['profile']

/** Whether visitors can take the owner's scorecard, or why not. */
export function scorecardOf({ plan, scorecardActive, isLive }: Profile) {
  const isOn = plans[plan].scorecard && scorecardActive
  if (!plans[plan].scorecard) return { isOn, sentence: 'A scorecard of your own comes with level 2, Sprint.' }
  if (!scorecardActive) return { isOn, sentence: 'It is switched off; visitors do not see it.' }
  return {
    isOn,
    sentence: isLive
      ? 'Visitors can take it, and share their result with you.'
      : 'Visitors see it once your page is on view.',
  }
}

/** Whether visitors see the owner's page, as a sentence. */
export function pageStateText({ isActive, isLive, suspendedReason }: Profile) {
  if (suspendedReason !== null) return 'Not public: we keep it off view just now.'
  if (!isActive) return 'Not public: it is switched off, and waits for you.'
  return isLive
    ? 'Public: everybody can see it.'
    : 'Switched on, and not public yet: nobody else can see it. It is shown as soon as it has all that it needs.'
}

const storiesText = (stories: number) =>
  stories === Number.POSITIVE_INFINITY
    ? 'It shows every validated story.'
    : `It shows up to ${stories} validated stories.`
