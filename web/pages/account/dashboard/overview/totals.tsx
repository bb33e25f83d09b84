import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'
import { counted, grouped } from '#schema/text/numbers.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { scorecardOf } from './status.tsx'

/** The four totals in large type (account spec section 2, R11). */
export function Totals({ dashboard: { analytics, stories, profile, unread } }: { dashboard: Dashboard }) {
  const { profileViews, validatedStories, chatInteractions, scorecardCompletions } = analytics
  const unvalidated = stories.length - validatedStories
  return (
    <section aria-labelledby="totals-title">
      <h2 id="totals-title" className="sr-only">
        Your figures
      </h2>
      <dl className="account-totals">
        <Total term="Profile Views" figure={profileViews}>
          {profile.isLive ? 'Since your page began' : 'Counted once your page is on view'}
        </Total>
        <Total term="Validated Stories" figure={validatedStories}>
          {unvalidated > 0
            ? `${counted(unvalidated, 'other')} told so far`
            : stories.length
              ? 'Every one that you told'
              : 'None is told yet'}
        </Total>
        <Total term="Chat Interactions" figure={chatInteractions}>
          {unread.conversations > 0
            ? `${counted(unread.conversations, 'conversation')} new to you`
            : 'What visitors asked your agent'}
        </Total>
        <Total term="Scorecard Completions" figure={scorecardCompletions}>
          {scorecardOf(profile).isOn ? 'Taken on your own scorecard' : 'Your scorecard is not open'}
        </Total>
      </dl>
      <div className="mt-s5 flex flex-wrap items-center gap-x-s5">
        <p className="text-ink-soft text-small">
          Visits while you are signed in are left out, and so are machines that say what they are.
        </p>
        <ButtonLink variant="quiet" to={paths.dashboard.href('analytics')}>
          See the figures
        </ButtonLink>
      </div>
    </section>
  )
}

const Total = ({ term, figure, children }: { term: string; figure: number; children: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{grouped(figure)}</dd>
    <dd className="text-ink-soft text-small">{children}</dd>
  </div>
)
