import '../teaching/teaching.css'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { Loading, RowsNotLoaded } from '../rows.tsx'
import { TeachingPlanNotice } from '../teaching/teaching-plan-notice.tsx'
import { SettingsForm } from './settings-form.tsx'

/** How the owner's agent behaves (R29). It leads nobody to the sign-in: a form may be open beside it. */
export function AgentSettings({ email }: { email: string }) {
  const api = useApi()
  const { data, error, refetch } = useOwnQuery('agent-settings', () => dataOf(api['agent-settings'].$get()))
  return (
    <section className="wide account-agent" id="agent" aria-labelledby="agent-title">
      <h2 id="agent-title">Your agent</h2>
      {data ? (
        data.canTeach ? (
          <SettingsForm settings={data} email={email} />
        ) : (
          <TeachingPlanNotice feature="Setting how your agent greets, how it speaks and what it leaves alone, and trying it out first,">
            Until then it speaks plainly, and of what stands on your page.
          </TeachingPlanNotice>
        )
      ) : error ? (
        <RowsNotLoaded error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </section>
  )
}
