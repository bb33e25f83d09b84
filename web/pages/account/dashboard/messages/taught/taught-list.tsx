import '../../teaching/teaching.css'
import { Plus } from 'lucide-react'
import { SignInRedirect } from '#web/features/accounts/own-query.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShowMoreButton } from '#web/ui/show-more-button.tsx'
import { Loading, RowsNotLoaded, StaleRowsNotice } from '../../rows.tsx'
import { TeachingPlanNotice } from '../../teaching/teaching-plan-notice.tsx'
import { hrefOf, type MessagesParams } from '../messages-params.ts'
import { useCorrections } from './correction-calls.ts'
import { TaughtRow } from './taught-row.tsx'

/** The answers that the owner taught their agent, edited last first (R29). */
export function TaughtList({ params }: { params: MessagesParams }) {
  const query = useCorrections()
  const { corrections, canTeach, error, refetch, mustSignIn } = query
  if (mustSignIn) return <SignInRedirect />
  if (!corrections) return error ? <RowsNotLoaded error={error} onRetry={refetch} /> : <Loading />
  const add = canTeach && (
    <ButtonLink preventScrollReset to={hrefOf({ list: 'taught', taught: 'new' })} data-row="new">
      <Plus size={18} strokeWidth={1.75} aria-hidden />
      Teach it an answer
    </ButtonLink>
  )
  return (
    <>
      {!canTeach && (
        <TeachingPlanNotice feature="Teaching your agent">
          {corrections.length > 0
            ? 'What you taught it is kept, but not said until then. You can delete it.'
            : 'It can already say what is on your page: put the answer into a story.'}
        </TeachingPlanNotice>
      )}
      {error && <StaleRowsNotice />}
      {corrections.length === 0 ? (
        <EmptyState heading="h3" title="You have taught it nothing yet" action={add}>
          <p>
            Your agent answers from what is published on your page. An answer of yours that you teach it is
            quoted word for word, as yours and with its date.
          </p>
        </EmptyState>
      ) : (
        <>
          {add && <p>{add}</p>}
          <ol className="account-rows" aria-label="What you taught your agent">
            {corrections.map((correction) => (
              <TaughtRow
                key={correction.id}
                correction={correction}
                canTeach={canTeach}
                isOpen={correction.id === params.taught}
              />
            ))}
          </ol>
        </>
      )}
      <ShowMoreButton query={query} />
    </>
  )
}
