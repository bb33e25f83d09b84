import type { Dashboard } from '#schema/dashboard.ts'
import type { Unanswered } from '#schema/inbox/inbox-answers.ts'
import { paths } from '#schema/paths.ts'
import { SignInRedirect } from '#web/features/accounts/own-query.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { ShowMoreButton } from '#web/ui/show-more-button.tsx'
import { Loading, Row, RowsNotLoaded, StaleRowsNotice } from '../../rows.tsx'
import { TeachingPlanNotice } from '../../teaching/teaching-plan-notice.tsx'
import { hrefOf, type MessagesParams, unansweredOrders, unansweredStates } from '../messages-params.ts'
import { useInbox } from './inbox-calls.ts'
import { frequencyLabel, waitingText } from './unanswered-labels.ts'

type Props = { params: MessagesParams; dashboard: Dashboard }

const stateNames = { open: 'Open', answered: 'Answered', dismissed: 'Dismissed' }
const orderNames = { newest: 'Newest first', 'most-asked': 'Most asked first' }

/** Unanswered questions, each once for all who asked it (R29). */
export function UnansweredList({ params, dashboard }: Props) {
  const query = useInbox(params)
  const { data, error, refetch, mustSignIn, isPlaceholderData } = query
  if (mustSignIn) return <SignInRedirect />
  if (!data) return error ? <RowsNotLoaded error={error} onRetry={refetch} /> : <Loading />
  const items = data.pages.flatMap((page) => page.items)
  const canTeach = data.pages[0]?.canTeach ?? false
  const { state } = params
  const isEmpty = items.length === 0 && !isPlaceholderData
  return (
    <>
      <div className="account-messages-tools">
        <nav aria-label="Which questions">
          {unansweredStates.map((one) => (
            <Link
              key={one}
              preventScrollReset
              to={hrefOf({ ...params, state: one, questionId: undefined })}
              aria-current={one === state ? 'true' : undefined}
            >
              {stateNames[one]}
            </Link>
          ))}
        </nav>
        {!isEmpty && (
          <nav aria-label="In which order">
            {unansweredOrders.map((order) => (
              <Link
                key={order}
                preventScrollReset
                to={hrefOf({ ...params, order })}
                aria-current={order === params.order ? 'true' : undefined}
              >
                {orderNames[order]}
              </Link>
            ))}
          </nav>
        )}
      </div>
      {!canTeach && !isPlaceholderData && (
        <TeachingPlanNotice feature="Answering here, so that your agent can say it from then on,">
          It can already say what is on your page: put the answer into a story.
        </TeachingPlanNotice>
      )}
      {error && <StaleRowsNotice />}
      {isEmpty ? (
        <NoQuestions state={state} dashboard={dashboard} />
      ) : (
        <ol
          className="account-rows"
          aria-label="Unanswered questions"
          aria-busy={isPlaceholderData || undefined}
        >
          {items.map((item) => (
            <QuestionRow key={item.id} item={item} params={params} />
          ))}
        </ol>
      )}
      <ShowMoreButton query={query} />
    </>
  )
}

function QuestionRow({ item, params }: { item: Unanswered; params: MessagesParams }) {
  const { id, example, lastAt, waiting, storyId, correctionId } = item
  return (
    <Row
      id={id}
      to={hrefOf({ ...params, questionId: id })}
      title={example}
      isOpening
      isNew={false}
      isOpen={id === params.questionId}
      mark={correctionId !== null ? 'Taught' : storyId !== null ? 'A story' : undefined}
    >
      <p className="text-ink-soft text-small">
        {frequencyLabel(item)} <LocalTime iso={lastAt} withHour />
      </p>
      {waiting > 0 && <p className="font-semibold text-small">{waitingText(waiting)}</p>}
    </Row>
  )
}

function NoQuestions({
  state,
  dashboard: { profile },
}: {
  state: MessagesParams['state']
  dashboard: Dashboard
}) {
  if (state !== 'open')
    return (
      <p role="status">
        {state === 'answered' ? 'You have answered nothing here yet.' : 'You have dismissed nothing.'}
      </p>
    )
  return (
    <EmptyState
      heading="h3"
      title="No questions to answer"
      action={
        profile.isLive && (
          <ButtonLink to={paths.profile.href(profile.profileUrl)}>Ask your agent something</ButtonLink>
        )
      }
    >
      <p>
        Where your agent has to say that your page does not answer a question, the question is listed here:
        once, with how often it was asked, but not by whom.
      </p>
    </EmptyState>
  )
}
