import type { Dashboard } from '#schema/dashboard.ts'
import { planTitle } from '#schema/levels.ts'
import { grouped } from '#schema/text/numbers.ts'

/** The totals since the page began (account spec section 2). */
export function Performance({ dashboard: { analytics, stories, profile } }: { dashboard: Dashboard }) {
  const { profileViews, chatInteractions, scorecardCompletions, validatedStories } = analytics
  const rows = [
    ['Profile Views', grouped(profileViews)],
    ['Chat Interactions', grouped(chatInteractions)],
    ['Scorecard Completions', grouped(scorecardCompletions)],
    ['Validated Stories', grouped(validatedStories)],
    ['Total Stories', grouped(stories.length)],
    ['Plan', planTitle(profile.plan)],
  ]
  return (
    <section className="wide account-performance" aria-labelledby="performance-title">
      <div className="grid content-start gap-s3">
        <h2 id="performance-title">Performance</h2>
        <p className="max-w-[26rem] text-ink-soft">Since your page began, and the plan that it is on.</p>
      </div>
      <dl>
        {rows.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
