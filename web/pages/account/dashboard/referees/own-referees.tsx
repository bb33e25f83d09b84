import { useInfiniteQuery } from '@tanstack/react-query'
import type { Dashboard } from '#schema/dashboard.ts'
import { referencesPerPage } from '#schema/references/limits.ts'
import { dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { PartNotLoaded } from '#web/features/accounts/part-not-loaded.tsx'
import { VerificationMailButton } from '#web/features/accounts/verification-mail-button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { prepareCode } from '#web/ui/lazy-code.ts'
import { ShowMoreButton } from '#web/ui/show-more-button.tsx'
import { InvitedReferee, loadAskReferee } from './invited-referee.tsx'

void prepareCode(loadAskReferee)

/** The owner's referees, their states, and the link to invite one (R8). */
export function OwnReferees({ dashboard: { profile, checklist } }: { dashboard: Dashboard }) {
  const counting = checklist.find(({ step }) => step === 'two-references')
  const isEnough = Boolean(counting?.done)
  const query = useInvitations()
  const { data, error, refetch } = query
  const everybody = data?.pages.flat()
  const ask = (
    <DialogButton
      variant={isEnough ? 'plain' : 'main'}
      load={loadAskReferee}
      dialog={({ AskRefereeDialog }, state) => <AskRefereeDialog profile={profile} {...state} />}
    >
      Ask somebody
    </DialogButton>
  )
  return (
    <section className="wide account-own-referees" id="referees" aria-labelledby="referees-title">
      <div className="account-list-head">
        <h2 id="referees-title">Your referees</h2>
        {everybody && everybody.length > 0 && (
          <>
            <p className="max-w-measure text-ink-soft">{countText(counting?.have ?? 0, isEnough)}</p>
            {ask}
          </>
        )}
        {!profile.emailVerified && (
          <div className="grid max-w-measure gap-s1 border-line border-l-2 pl-s4 text-label">
            <p>
              Nobody is written to in your name yet. Everybody whom you ask gets our mail as soon as you
              confirm {profile.email}, with the link in our mail to you.
            </p>
            <VerificationMailButton variant="quiet" />
          </div>
        )}
      </div>
      {everybody ? (
        everybody.length === 0 ? (
          <EmptyState heading="h3" title="You have asked nobody yet" action={ask}>
            <p>
              Think of somebody who was there: a client, a manager, a colleague. They get a mail, and a
              reminder if they have not answered after a week. They answer in ten to fifteen minutes, and
              confirm your stories sentence by sentence. Two of them open the gallery to you.
            </p>
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-s5">
            <ul>
              {everybody.map((invitation) => (
                <InvitedReferee key={invitation.id} invitation={invitation} profile={profile} />
              ))}
            </ul>
            <ShowMoreButton query={query} />
          </div>
        )
      ) : error ? (
        <PartNotLoaded message="Your referees could not be loaded just now." onRetry={refetch} />
      ) : (
        <p role="status">Loading your referees…</p>
      )}
    </section>
  )
}

/** The invited referees, page by page; a page that is not full is the last. */
function useInvitations() {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: [ownKey, 'references'],
    queryFn: ({ pageParam }) => dataOf(api.references.$get({ query: { page: String(pageParam) } })),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.length === referencesPerPage ? page + 1 : undefined),
  })
}

function countText(confirmed: number, isEnough: boolean) {
  if (isEnough)
    return 'Your page has the referees that it needs. Anybody else whom you ask can confirm what these could not.'
  return confirmed
    ? 'One person has confirmed your work. Your page needs one more.'
    : 'Your page needs two people who confirm your work. Nobody has yet.'
}
