import type { ReactNode } from 'react'
import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'
import { lazyPart } from '#web/client/loading/lazy-part.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { prepareCode } from '#web/ui/lazy-code.ts'
import { Link } from '#web/ui/link.tsx'
import { EditProfileButton, loadEditProfile } from './edit-profile/edit-profile-button.tsx'
import { pageStateText, scorecardOf } from './overview/status.tsx'
import { OwnPageLink } from './own-page.tsx'

const AgentSettings = lazyPart(
  async () => (await import('./agent-settings/agent-settings.tsx')).AgentSettings,
  { isPreloaded: true },
)
const OwnSite = lazyPart(async () => (await import('./own-site/own-site.tsx')).OwnSite, { isPreloaded: true })
const PlanAndPayments = lazyPart(async () => (await import('./plan/plan-and-payments.tsx')).PlanAndPayments, {
  isPreloaded: true,
})

void prepareCode(loadEditProfile)

/** The owner's details, what of them is public, and the link to the account (account spec section 2). */
export function Settings({ dashboard }: { dashboard: Dashboard }) {
  const { profile } = dashboard
  const { firstName, lastName, email, currentRole, isActive } = profile
  const scorecard = scorecardOf(profile)
  return (
    <div className="account-parts">
      <div className="wide account-two">
        <section aria-labelledby="settings-title">
          <h2 id="settings-title">Settings</h2>
          <dl className="account-status">
            <Term term="First name">{firstName}</Term>
            <Term term="Last name">{lastName}</Term>
            <Term term="Email">{email}</Term>
            <Term term="Current role">{currentRole}</Term>
          </dl>
          <div>
            <EditProfileButton profile={profile} />
          </div>
        </section>
        <section aria-labelledby="visibility-title">
          <h2 id="visibility-title">Visibility</h2>
          <dl className="account-status">
            <Term term="Public profile">
              <Badge kind={isActive ? 'default' : 'outline'}>{isActive ? 'Active' : 'Inactive'}</Badge>
              <p className="text-ink-soft text-small">{pageStateText(profile)}</p>
            </Term>
            <Term term="Scorecard">
              <Badge kind={scorecard.isOn ? 'default' : 'outline'}>
                {scorecard.isOn ? 'Enabled' : 'Disabled'}
              </Badge>
              <p className="text-ink-soft text-small">{scorecard.sentence}</p>
            </Term>
          </dl>
        </section>
      </div>
      <OwnPageLink dashboard={dashboard} />
      <AgentSettings email={email} />
      <OwnSite profile={profile} />
      <PlanAndPayments />
      <section className="wide grid gap-s4" aria-labelledby="account-title">
        <h2 id="account-title">Your account</h2>
        <ul className="accounts-ways">
          {elsewhere.map(([part, title, text]) => (
            <li key={part}>
              <div>
                <Link to={paths.account.href(part)} className="inline-flex min-h-tap items-center font-bold">
                  {title}
                </Link>
                <p className="text-ink-soft text-small">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const elsewhere = [
  ['email', 'Email address', 'Give your account another one. The old one can undo it for seven days.'],
  ['password', 'Password', 'Change it, and sign out wherever else you are signed in.'],
  ['devices', 'Where you are signed in', 'Your devices. You can sign each of them out.'],
  ['mail', 'Mail', 'Which mails you want from us.'],
  ['phone', 'On your phone', 'Install the app, and choose what your devices tell you.'],
  ['data', 'Your data', 'Take all of it with you, or have it erased.'],
] as const

const Term = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children || <span className="text-ink-soft">Not given</span>}</dd>
  </div>
)
