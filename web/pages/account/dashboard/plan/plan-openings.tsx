import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Dashboard } from '#schema/dashboard.ts'
import { planTitle } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { dataOf, sentenceOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { openingsOf } from './openings-of.ts'

/** The plan's capabilities that are not set up yet, each with one button. */
export function PlanOpenings({ dashboard }: { dashboard: Dashboard }) {
  const { plan } = dashboard.profile
  const openings = openingsOf(dashboard)
  if (openings.length === 0) return null
  return (
    <section aria-labelledby="openings-title" className="grid gap-s4">
      <h2 id="openings-title">Included in your plan, not switched on yet</h2>
      <p className="text-ink-soft">
        {planTitle(plan)} includes {openings.length === 1 ? 'this' : 'these'}.
      </p>
      <ul className="accounts-ways">
        {openings.includes('scorecard') && <Scorecard />}
        {openings.includes('hours') && (
          <li>
            <div>
              <b>Hours that visitors can book</b>
              <p className="text-ink-soft text-small">
                Until you set them, the booking button on your page takes a message.
              </p>
            </div>
            <ButtonLink variant="quiet" to={paths.dashboard.href('meetings', { list: 'hours' })}>
              Set my hours
            </ButtonLink>
          </li>
        )}
        {openings.includes('signature system') && (
          <li>
            <div>
              <b>Your signature system</b>
              <p className="text-ink-soft text-small">
                Your method in three steps. Its button is on your page once it is written.
              </p>
            </div>
            <ButtonLink variant="quiet" to={paths.dashboard.href('settings', { edit: 'solutionStep1' })}>
              Write my three steps
            </ButtonLink>
          </li>
        )}
        {openings.includes('own site') && (
          <li>
            <div>
              <b>Your agent on your own website</b>
              <p className="text-ink-soft text-small">
                You name the site and paste two lines into it. No other site can show your agent.
              </p>
            </div>
            <ButtonLink variant="quiet" to={`${paths.dashboard.href('settings')}#own-site`}>
              Name my website
            </ButtonLink>
          </li>
        )}
      </ul>
    </section>
  )
}

function Scorecard() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => dataOf(api['customer-profile'].$put({ json: { scorecardActive: true } })),
    onSuccess: async ({ profile }) => {
      showToast({
        title: 'Your scorecard is switched on',
        description: profile.isLive
          ? 'Visitors can take it now.'
          : 'Visitors see it once your page is public.',
      })
      await queryClient.invalidateQueries({ queryKey: [ownKey, 'dashboard'] })
    },
  })
  return (
    <li>
      <div>
        <b>A scorecard of your own</b>
        <p className="text-ink-soft text-small">
          Visitors see where they stand, and can share their result with you.
        </p>
        {error && (
          <div role="alert">
            <FieldError id="scorecard-error">
              {sentenceOf(error, 'It could not be switched on just now. Please try again later.')}
            </FieldError>
          </div>
        )}
      </div>
      <Button variant="quiet" disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'One moment…' : 'Switch on my scorecard'}
      </Button>
    </li>
  )
}
