import type { Dashboard } from '#schema/dashboard.ts'
import { referencesPerPage } from '#schema/references.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useOwnQuery } from '../../entrance/own-query.tsx'
import { VerifyAgain } from '../../entrance/verify-again.tsx'
import { AskedReferee } from './asked-referee.tsx'
import { FurtherReferees } from './further-referees.tsx'

/** Whom the owner asked to confirm their work, how each of them stands, and the way to ask somebody (R8). */
export function OwnReferees({ dashboard: { profile, checklist } }: { dashboard: Dashboard }) {
  const isEnough = checklist.some(({ step, done }) => step === 'two-references' && done)
  const api = useApi()
  const { data, error, refetch } = useOwnQuery('references', () => dataOf(api.references.$get({ query: {} })))
  const confirmed = data?.filter(({ status, isHidden }) => status === 'validated' && !isHidden).length ?? 0
  const ask = (
    <DialogButton
      variant={isEnough ? 'plain' : 'main'}
      load={() => import('./ask-referee.tsx')}
      dialog={({ AskReferee }, state) => <AskReferee profile={profile} {...state} />}
    >
      Ask somebody
    </DialogButton>
  )
  return (
    <section className="wide account-own-referees" id="referees" aria-labelledby="referees-title">
      <div className="account-asked-head">
        <h2 id="referees-title">Your referees</h2>
        {data && data.length > 0 && (
          <>
            <p className="max-w-measure text-ink-soft">{saying(confirmed, isEnough)}</p>
            {ask}
          </>
        )}
        {!profile.emailVerified && (
          <div className="grid max-w-measure gap-s1 border-line border-l-2 pl-s4 text-label">
            <p className="wrap-anywhere">
              Nobody is written to in your name yet. Whomever you ask gets our mail as soon as {profile.email}{' '}
              is confirmed, by the link in our mail to you.
            </p>
            <VerifyAgain variant="quiet" />
          </div>
        )}
      </div>
      {data ? (
        data.length === 0 ? (
          <EmptyState heading="h3" title="Nobody is asked yet" action={ask}>
            <p>
              Think of somebody who was there: a client, a manager, a colleague. They get one mail, answer in
              about ten minutes, and confirm your stories sentence by sentence. Two of them open the gallery
              to you.
            </p>
          </EmptyState>
        ) : (
          <>
            <ul>
              {data.map((asked) => (
                <AskedReferee key={asked.id} asked={asked} profile={profile} />
              ))}
            </ul>
            {data.length === referencesPerPage && <FurtherReferees page={2} profile={profile} />}
          </>
        )
      ) : error ? (
        <div role="alert" className="grid justify-items-start gap-s3">
          <p>Your referees could not be loaded.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      ) : (
        <p role="status">Loading your referees…</p>
      )}
    </section>
  )
}

function saying(confirmed: number, isEnough: boolean) {
  if (isEnough)
    return 'Your page has the referees that it needs. Anybody else whom you ask can confirm what these could not.'
  return confirmed
    ? 'One person has confirmed your work. Your page needs one more.'
    : 'Your page needs two people who confirm your work. Nobody has yet.'
}
